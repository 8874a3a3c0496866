/** One appended record, by the number the database gave it: the order in which they became durable. */
export interface JournalRecord {
  readonly key: number;
  readonly record: unknown;
}

/** Records in the order they were appended, by however many tabs. Each call is one transaction. */
export interface Journal {
  readonly append: (record: unknown) => Promise<void>;
  /** At most `most` records after the key. */
  readonly read: (after: number, most: number) => Promise<readonly JournalRecord[]>;
  readonly deleteUpTo: (key: number) => Promise<void>;
  readonly clear: () => Promise<void>;
}

const storeName = 'journal';

/**
 * The journal uses IndexedDB itself: localforage has neither keys that the database hands out in the order of commits,
 * which two tabs need, nor ranges, and reads one record per transaction.
 */
export function createJournal(name: string): Journal {
  let opened: Promise<IDBDatabase> | undefined;

  const database = () => (opened ??= open().catch(forget));
  const forget = (error: unknown): never => {
    // What blocked the storage now may not do so at the next call.
    opened = undefined;
    throw error;
  };

  function open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(storeName, { autoIncrement: true });
      request.onerror = () => reject(request.error ?? new Error(`Could not open ${name}`));
      request.onsuccess = () => {
        const { result } = request;
        // Another tab deletes the database, or the browser has closed it.
        result.onversionchange = () => result.close();
        result.onclose = () => (opened = undefined);
        resolve(result);
      };
    });
  }

  async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => () => T): Promise<T> {
    const transaction = await database().then((db) =>
      db.transaction(storeName, mode, { durability: 'relaxed' }),
    );
    return new Promise((resolve, reject) => {
      const result = work(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(result());
      transaction.onabort = () =>
        reject(transaction.error ?? new Error(`${name}: the transaction was aborted`));
    });
  }

  return {
    append: (record) =>
      run('readwrite', (store) => {
        store.add(record);
        return () => undefined;
      }),
    read: (after, most) =>
      run('readonly', (store) => {
        const range = IDBKeyRange.lowerBound(after, true);
        const keys = store.getAllKeys(range, most);
        const records = store.getAll(range, most);
        return () =>
          // Keys are numbers, since the store makes them itself.
          keys.result.map((key, at): JournalRecord => ({ key: key as number, record: records.result[at] }));
      }),
    deleteUpTo: (key) =>
      run('readwrite', (store) => {
        store.delete(IDBKeyRange.upperBound(key));
        return () => undefined;
      }),
    clear: () =>
      run('readwrite', (store) => {
        store.clear();
        return () => undefined;
      }),
  };
}
