export interface MemoryStorage {
  readonly getItem: (key: string) => Promise<string | null>;
  readonly setItem: (key: string, value: string) => Promise<void>;
  readonly removeItem: (key: string) => Promise<void>;
  readonly writes: () => number;
  readonly items: Map<string, string>;
  /** Refuses every call until called with `false`. */
  readonly setBroken: (broken: boolean) => void;
}

export function createMemoryStorage(items = new Map<string, string>()): MemoryStorage {
  let writes = 0;
  let broken = false;
  const use = async <T>(work: () => T): Promise<T> => {
    if (broken) throw new Error('The storage is broken, as the test asked');
    return work();
  };
  return {
    items,
    getItem: (key) => use(() => items.get(key) ?? null),
    setItem: (key, value) =>
      use(() => {
        writes += 1;
        items.set(key, value);
      }),
    removeItem: (key) => use(() => void items.delete(key)),
    writes: () => writes,
    setBroken: (next) => {
      broken = next;
    },
  };
}
