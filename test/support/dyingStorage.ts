/** Lets this many writes through; every later one fails, as if the page had died. */
export function dyingStorage(writes: number): { readonly left: () => number; readonly end: () => void } {
  let left = writes;
  const originals = (['put', 'add', 'delete', 'clear'] as const).map((name) => {
    // Called below with the store it belongs to.
    const original = IDBObjectStore.prototype[name];
    const spy = jest.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
      this: IDBObjectStore,
      ...args: unknown[]
    ) {
      left -= 1;
      if (left < 0) throw new DOMException('the page died', 'AbortError');
      return Reflect.apply(original, this, args) as never;
    });
    return spy;
  });
  return { left: () => left, end: () => originals.forEach((spy) => spy.mockRestore()) };
}
