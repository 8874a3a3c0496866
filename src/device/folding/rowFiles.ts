import { createJournal, type Journal } from '../journal/journal';
import type { Renew } from '../base/lease';
import { openStoredRecords } from './storedRecords';

export interface RowFiles {
  readonly records: LocalForage;
  readonly journal: Journal;
  readonly lock: string;
}

export const openRowFiles = (name: string): RowFiles => ({
  records: openStoredRecords(name),
  journal: createJournal(`${name}-journal`),
  lock: `${name}-rows`,
});

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
