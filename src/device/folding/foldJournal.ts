import type { RowsSlice } from '@/backend/rows';
import type { ScopeKey } from '@/backend/scope';
import { foldEntries } from './fold';
import { alone } from '../base/locks';
import { idle } from '@/lib/pause';
import { readJournal } from '../journal/readJournal';
import { fenced, type RowFiles } from './rowFiles';

/**
 * Folds the journal under the lock and deletes the folded entries. `first` are the rows of the next start's
 * first screen. Resolves with the scopes that held damaged rows.
 */
export async function foldJournal(
  { records, journal, lock }: RowFiles,
  first: readonly RowsSlice[],
): Promise<readonly ScopeKey[]> {
  let lost: readonly ScopeKey[] = [];
  await alone(lock, async (renew) => {
    const read = await readJournal(journal, idle);
    if (read.last === 0) return;
    lost = await foldEntries(fenced(records, renew), read, first);
    await renew();
    await journal.deleteUpTo(read.last);
  });
  return lost;
}
