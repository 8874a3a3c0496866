import { findDatabases } from '@/lib/browserParts';

export interface ObjectStore {
  readonly run: <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => () => T) => Promise<T>;
}

const connect = (name: string, storeName: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const databases = findDatabases();
    if (databases === undefined) throw new Error(`${name}: expected IndexedDB, found none`);
    const request = databases.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { autoIncrement: true });
    request.onerror = () => reject(request.error ?? new Error(`Could not open ${name}`));
    request.onsuccess = () => resolve(request.result);
  });

/**
 * Direct IndexedDB, for what localforage lacks: generated keys in the order of commits, ranges, and reading
 * and writing in one transaction.
 */
export function openObjectStore(name: string, storeName: string): ObjectStore {
  let opened: Promise<IDBDatabase> | undefined;

  const forget = () => {
    opened = undefined;
  };

  function database(): Promise<IDBDatabase> {
    opened ??= open().catch((error: unknown) => {
      // Let the next call try again: another tab may have blocked it only for now.
      forget();
      throw error;
    });
    return opened;
  }

  async function open(): Promise<IDBDatabase> {
    const connection = await connect(name, storeName);
    connection.onversionchange = () => {
      connection.close();
      forget();
    };
    connection.onclose = forget;
    return connection;
  }

  /** The connection may be closed without an event. Then open another. */
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
