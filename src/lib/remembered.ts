/** A change of objects that is made once for each, so that who reads the outcome is not told of another one. */
export function remembered<T extends object>(change: (value: T) => T): (value: T) => T {
  const known = new WeakMap<T, T>();
  return (value) => {
    const changed = known.get(value) ?? change(value);
    known.set(value, changed);
    return changed;
  };
}
