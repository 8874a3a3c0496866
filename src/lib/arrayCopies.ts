/** Methods of arrays that Firefox 114 lacks. The compiler allows them (`lib` in `tsconfig.json`). */
const copies = {
  toReversed(this: readonly unknown[]) {
    return [...this].reverse();
  },
  toSorted(this: readonly unknown[], compare?: (one: unknown, other: unknown) => number) {
    return [...this].sort(compare);
  },
  toSpliced(this: readonly unknown[], ...change: [start: number, count: number, ...added: unknown[]]) {
    const copy = [...this];
    copy.splice(...change);
    return copy;
  },
  with(this: readonly unknown[], index: number, value: unknown) {
    const copy = [...this];
    const at = index < 0 ? copy.length + index : index;
    if (!(at in copy)) throw new RangeError(`Expected an index within ${copy.length} items, found ${index}`);
    copy[at] = value;
    return copy;
  },
};

export function addArrayCopies(prototype: object = Array.prototype): void {
  for (const [name, value] of Object.entries(copies))
    if (!(name in prototype))
      Object.defineProperty(prototype, name, { value, writable: true, configurable: true });
}
