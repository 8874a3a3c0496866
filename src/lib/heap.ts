export interface Heap<T> {
  readonly push: (value: T) => void;
  readonly pop: () => T | undefined;
  readonly peek: () => T | undefined;
}

/** A binary heap: `push` and `pop` take logarithmic time. */
export function createHeap<T>(height: (value: T) => number): Heap<T> {
  const values: T[] = [];
  const isBelow = (a: number, b: number) => height(values[a]!) < height(values[b]!);
  const swap = (a: number, b: number) => {
    [values[a], values[b]] = [values[b]!, values[a]!];
  };

  function sink(): void {
    for (let at = 0; ;) {
      let higher = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < values.length && isBelow(higher, child)) higher = child;
      if (higher === at) return;
      swap(at, higher);
      at = higher;
    }
  }

  return {
    push: (value) => {
      let at = values.push(value) - 1;
      for (let above = (at - 1) >> 1; at > 0 && isBelow(above, at); above = (at - 1) >> 1) {
        swap(above, at);
        at = above;
      }
    },
    pop: () => {
      const top = values[0];
      const last = values.pop();
      if (values.length > 0 && last !== undefined) {
        values[0] = last;
        sink();
      }
      return top;
    },
    peek: () => values[0],
  };
}
