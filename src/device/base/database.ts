import { findDatabases } from '@/lib/browserParts';

/** One object store of an IndexedDB database of its own, whose keys the database makes unless they are given. */
export interface ObjectStore {
  /** Runs the work in one transaction and resolves with its result once that is durable. */
  readonly run: <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => () => T) => Promise<T>;
}

/**
 * IndexedDB itself, for what localforage does not do: keys that the database hands out in the order of commits, ranges,
 * and reading and writing in one transaction.
 */
export function openObjectStore(name: string, storeName: string): ObjectStore {
  let opened: Promise<IDBDatabase> | undefined;

  const forget = () => {
    opened = undefined;
  };

  function database(): Promise<IDBDatabase> {
    opened ??= open().catch((error: unknown) => {
      // A tab that blocked the storage now may not do so at the next call.
      forget();
      throw error;
    });
    return opened;
  }

  function open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const databases = findDatabases();
      if (databases === undefined) throw new Error(`${name}: expected IndexedDB, found none`);
      const request = databases.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(storeName, { autoIncrement: true });
      request.onerror = () => reject(request.error ?? new Error(`Could not open ${name}`));
      request.onsuccess = () => {
        const { result } = request;
        // Another tab deletes the database.
        result.onversionchange = () => {
          result.close();
          forget();
        };
        // The browser has closed it.
        result.onclose = forget;
        resolve(result);
      };
    });
  }

  /** A connection may have been closed without a word: then one more is opened. */
  async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const start = (db: IDBDatabase) => db.transaction(storeName, mode, { durability: 'relaxed' });
    try {
      return start(await database());
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      forget();
      return start(await database());
    }
  }

  return {
    run: async (mode, work) => {
      const transaction = await begin(mode);
      return new Promise((resolve, reject) => {
        const result = work(transaction.objectStore(storeName));
        transaction.oncomplete = () => resolve(result());
        transaction.onabort = () =>
          reject(transaction.error ?? new Error(`${name}: the transaction was aborted`));
      });
    },
  };
}
