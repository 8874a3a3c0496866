export function openDatabase(name: string, stores: readonly string[]): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(`${name}: expected a database`));
  });
}

export function write(
  database: IDBDatabase,
  store: string,
  entries: readonly (readonly [string, unknown])[],
) {
  return new Promise<void>((resolve, reject) => {
    const transaction = database.transaction(store, 'readwrite', { durability: 'relaxed' });
    for (const [key, value] of entries) transaction.objectStore(store).put(value, key);
    transaction.commit();
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error(`${store}: the write was aborted`));
  });
}

export function readAll<T>(database: IDBDatabase, store: string): Promise<readonly T[]> {
  return new Promise((resolve, reject) => {
    const request = database.transaction(store).objectStore(store).getAll();
    request.onsuccess = () => resolve(request.result as T[]);
    request.onerror = () => reject(request.error ?? new Error(`${store}: the read failed`));
  });
}

export function read<T>(database: IDBDatabase, store: string, key: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = database.transaction(store).objectStore(store).get(key);
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error ?? new Error(`${store}: the read failed`));
  });
}

export function withChanged<T extends { readonly id: string }>(
  docs: readonly T[],
  changed: readonly T[],
): readonly T[] {
  const byId = new Map<string, T>(changed.map((doc) => [doc.id, doc]));
  return byId.size === 0 ? docs : docs.map((doc) => byId.get(doc.id) ?? doc);
}
