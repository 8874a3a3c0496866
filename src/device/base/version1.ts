import localforage from 'localforage';

/** Where version 1 kept all rows. */
export const version1Key = 'records';

/** Tells whether version 1 left anything: rows in one record, or a journal in localforage. */
export const hasVersion1 = async (name: string, records: LocalForage): Promise<boolean> =>
  (await records.getItem(version1Key)) !== null || (await version1Journal(name).length()) > 0;

/** Drops what version 1 left. On a device with a head that is what a crash kept a migration from dropping. */
export async function discardVersion1(name: string, records: LocalForage): Promise<void> {
  const journal = version1Journal(name);
  // Most devices have nothing of it, and looking is cheaper than writing.
  if ((await records.getItem(version1Key)) !== null) await records.removeItem(version1Key);
  if ((await journal.length()) > 0) await journal.clear();
}

/** Its journal, by the time at which each record was appended. */
export const version1Journal = (name: string): LocalForage =>
  localforage.createInstance({ name, storeName: 'journal', driver: localforage.INDEXEDDB });
