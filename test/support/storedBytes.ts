/** Every value, as text with its key, in the databases whose names begin with `prefix`. */
export async function storedBytes(prefix: string): Promise<readonly string[]> {
  const found = (await indexedDB.databases()).flatMap(({ name = '' }) =>
    name.startsWith(prefix) ? [name] : [],
  );
  return (await Promise.all(found.map(valuesOf))).flat();
}

async function valuesOf(name: string): Promise<readonly string[]> {
  const db = await done(indexedDB.open(name));
  const stores = [...db.objectStoreNames].map(async (of) => {
    const store = db.transaction(of).objectStore(of);
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    return keys.map(
      (key, at) => `${name}/${of}/${JSON.stringify(key)} ${JSON.stringify(values[at], asList)}`,
    );
  });
  const texts = (await Promise.all(stores)).flat();
  db.close();
  return texts;
}

const asList = (_: string, value: unknown): unknown => (ArrayBuffer.isView(value) ? null : value);

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('Expected an answer, found none'));
  });
