/** The values that were asked for last, by key. */
export interface Recent<K, V> {
  readonly get: (key: K) => V | undefined;
  /** Keeps a value as the newest; beyond so many the oldest goes. */
  readonly keep: (key: K, value: V) => void;
  readonly clear: () => void;
}

/** Keeps no more than so many values. */
export function createRecent<K, V>(most: number): Recent<K, V> {
  const values = new Map<K, V>();
  return {
    get: (key) => values.get(key),
    keep: (key, value) => {
      // A map goes through its keys in the order in which they came.
      values.delete(key);
      values.set(key, value);
      for (const oldest of values.keys()) {
        if (values.size <= most) break;
        values.delete(oldest);
      }
    },
    clear: () => values.clear(),
  };
}
