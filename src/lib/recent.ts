export interface Recent<K, V> {
  readonly get: (key: K) => V | undefined;
  /** Beyond the limit, the oldest value is dropped. */
  readonly keep: (key: K, value: V) => void;
  readonly clear: () => void;
}

export function createRecent<K, V>(most: number): Recent<K, V> {
  const values = new Map<K, V>();
  return {
    get: (key) => values.get(key),
    keep: (key, value) => {
      // A map iterates in insertion order, so reinsert the key.
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
