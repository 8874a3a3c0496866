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

const recordsOf = (keys: readonly IDBValidKey[], records: readonly unknown[]): readonly JournalRecord[] =>
  // The store counts its keys.
  keys.map((key, at) => ({ key: key as number, record: records[at] }));

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
        return () => recordsOf(keys.result, records.result);
      }),
    deleteUpTo: (key) =>
      run('readwrite', (store) => {
        store.delete(IDBKeyRange.upperBound(key));
        return () => undefined;
      }),
  };
}
