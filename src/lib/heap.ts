export class Heap<T> {
  readonly #values: T[] = [];
  readonly #height: (value: T) => number;

  constructor(height: (value: T) => number) {
    this.#height = height;
  }

  push(value: T): void {
    let at = this.#values.push(value) - 1;
    for (let above = (at - 1) >> 1; at > 0 && this.#isBelow(above, at); above = (at - 1) >> 1) {
      this.#swap(above, at);
      at = above;
    }
  }

  pop(): T | undefined {
    const values = this.#values;
    const top = values[0];
    const last = values.pop();
    if (values.length > 0 && last !== undefined) {
      values[0] = last;
      this.#sink();
    }
    return top;
  }

  peek(): T | undefined {
    return this.#values[0];
  }

  #sink(): void {
    for (let at = 0; ;) {
      let higher = at;
      for (const child of [2 * at + 1, 2 * at + 2])
        if (child < this.#values.length && this.#isBelow(higher, child)) higher = child;
      if (higher === at) return;
      this.#swap(at, higher);
      at = higher;
    }
  }

  #isBelow(a: number, b: number): boolean {
    return this.#height(this.#values[a]!) < this.#height(this.#values[b]!);
  }

  #swap(a: number, b: number): void {
    const values = this.#values;
    [values[a], values[b]] = [values[b]!, values[a]!];
  }
}
