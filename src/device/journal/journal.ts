import { openObjectStore } from '../base/database';

interface JournalRecord {
  readonly key: number;
  readonly record: unknown;
}

/** Records in append order, from all tabs. Each call is one transaction. */
export interface Journal {
  readonly append: (record: unknown) => Promise<void>;
  readonly read: (after: number, most: number) => Promise<readonly JournalRecord[]>;
  readonly deleteUpTo: (key: number) => Promise<void>;
}

export function createJournal(name: string): Journal {
  const { run } = openObjectStore(name, 'journal');
  return {
    append: (record) =>
      run('readwrite', (store) => {
        store.add(record);
        // Without it the browser asks the page for more requests before it writes.
        store.transaction.commit();
        return () => undefined;
      }),
    read: (after, most) =>
      run('readonly', (store) => {
        const range = IDBKeyRange.lowerBound(after, true);
        const keys = store.getAllKeys(range, most);
        const records = store.getAll(range, most);
        return () =>
          keys.result.map((key, at): JournalRecord => ({ key: key as number, record: records.result[at] }));
      }),
    deleteUpTo: (key) =>
      run('readwrite', (store) => {
        store.delete(IDBKeyRange.upperBound(key));
        return () => undefined;
      }),
  };
}
