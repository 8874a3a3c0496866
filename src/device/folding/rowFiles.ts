import { createJournal, type Journal } from '../journal/journal';
import type { Renew } from '../base/lease';
import { openStoredRecords } from './storedRecords';

/** Where the rows of one device are, for whoever reads and writes them: the page, or the worker that folds. */
export interface RowFiles {
  readonly records: LocalForage;
  readonly journal: Journal;
  /** The name of the turn in which stored records are written. */
  readonly lock: string;
}

export const openRowFiles = (name: string): RowFiles => ({
  records: openStoredRecords(name),
  journal: createJournal(`${name}-journal`),
  lock: `${name}-rows`,
});

/** Stored records that are written only while this tab still has its turn. */
export function fenced(records: LocalForage, renew: Renew): LocalForage {
  const guard = <A extends readonly unknown[], R>(write: (...args: A) => Promise<R>) => {
    return async (...args: A): Promise<R> => {
      await renew();
      return write(...args);
    };
  };
  return {
    ...records,
    getItem: records.getItem.bind(records),
    keys: records.keys.bind(records),
    setItem: guard(records.setItem.bind(records)) as LocalForage['setItem'],
    removeItem: guard(records.removeItem.bind(records)),
  };
}
