import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { parseInterests } from '@/model/accounts/interests';
import { isStoredId } from '@/model/ids';
import { recordKey, type RecordRef } from '@/model/proposals/namedRecords';
import { hasOtherModerator } from '../../calls/otherModerator';
import { trustOf } from '../trust/ledger';

interface Caller {
  readonly db: Firestore;
  readonly moderator: string;
  /** Keys as `readInterests` returns them. */
  readonly interests?: ReadonlySet<string> | undefined;
}

/** Keys of the records in which the moderator has declared an interest, and of those they were merged into. */
export const readInterests = async (db: Firestore, moderator: string): Promise<ReadonlySet<string>> =>
  withRemaining(db, parseInterests((await trustOf(db, moderator).get()).get('interests')));

/** `left` to another moderator; `alone`: an interest, but there is no other moderator. */
export type Interest = 'none' | 'left' | 'alone';

/** Whether the moderator has declared an interest in one of the records, or in a record merged with it. */
export async function interestIn(
  tx: Transaction,
  caller: Caller,
  records: readonly RecordRef[],
): Promise<Interest> {
  if (!(await isInterest(caller, records))) return 'none';
  return (await hasOtherModerator(tx, caller)) ? 'left' : 'alone';
}

export async function isInterest(
  { db, interests }: Omit<Caller, 'moderator'>,
  records: readonly RecordRef[],
): Promise<boolean> {
  if (interests === undefined || interests.size === 0) return false;
  const isDeclared = (key: string) => interests.has(key);
  const keys = records.map(recordKey);
  return keys.some(isDeclared) || [...(await withRemaining(db, keys))].some(isDeclared);
}

/** No real chain of merged records is longer. */
const most = 30;

/** The keys and those of the records that theirs were merged into. Reads outside transactions: locks nothing. */
async function withRemaining(db: Firestore, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const all = new Set(keys);
  let next = [...all];
  for (let step = 0; step < most && next.length > 0; step += 1) {
    const stored = await db.getAll(...next.map((key) => db.doc(key)));
    next = stored.flatMap((record, at) => {
      const into: unknown = record.get('sameAs');
      const key = `${next[at]?.split('/')[0]}/${String(into)}`;
      return isStoredId(into) && !all.has(key) ? [key] : [];
    });
    for (const key of next) all.add(key);
  }
  return all;
}
