/** Applies `change` once per object, so that readers get the same reference again. */
export function remembered<T extends object>(change: (value: T) => T): (value: T) => T {
  const known = new WeakMap<T, T>();
  return (value) => {
    const changed = known.get(value) ?? change(value);
    known.set(value, changed);
    return changed;
  };
}
