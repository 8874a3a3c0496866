import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { mostModeratorsAsked, parseInterests } from '@/model/accounts/interests';
import { isStoredId } from '@/model/ids';
import { recordKey, type RecordRef } from '@/model/proposals/namedRecords';
import { trustOf } from '../trust/ledger';

interface Caller {
  readonly db: Firestore;
  readonly moderator: string;
  /** Keys as `readInterests` returns them. */
  readonly interests?: ReadonlySet<string> | undefined;
}

export interface Decision {
  /** Moderators who cannot decide instead, because they made the proposal or applied it. */
  readonly except?: readonly unknown[];
  /** The matches that are deleted or restored with the records. Their players count too. */
  readonly matches?: Query | undefined;
}

/** Keys of the records in which the moderator has declared an interest, and of those they were merged into. */
export const readInterests = async (db: Firestore, moderator: string): Promise<ReadonlySet<string>> =>
  withRemaining(db, parseInterests((await trustOf(db, moderator).get()).get('interests')));

/** `left` to another moderator; `alone`: an interest, but no other moderator can decide. */
export type Interest = 'none' | 'left' | 'alone';

export async function interestIn(
  tx: Transaction,
  caller: Caller & Decision,
  records: readonly RecordRef[],
): Promise<Interest> {
  const { interests, matches } = caller;
  if (interests === undefined || interests.size === 0) return 'none';
  const all = matches === undefined ? records : [...records, ...(await playersIn(matches))];
  if (!(await isInterest(caller, all))) return 'none';
  return (await hasImpartialModerator(tx, caller, all)) ? 'left' : 'alone';
}

/** Reads outside transactions: locks nothing. */
async function playersIn(matches: Query): Promise<readonly RecordRef[]> {
  const { docs } = await matches.select('player1.id', 'player2.id').get();
  const ids = docs.flatMap((match): readonly unknown[] => [match.get('player1.id'), match.get('player2.id')]);
  return [...new Set(ids.filter(isStoredId))].map((id) => ({ collection: 'player', id }));
}

/**
 * Whether another moderator has no interest in the records. Without this, two moderators with the same interest
 * would leave the decision to each other.
 */
async function hasImpartialModerator(
  tx: Transaction,
  { db, moderator, except = [] }: Caller & Decision,
  records: readonly RecordRef[],
): Promise<boolean> {
  const moderators = db.collection('role').where('moderator', '==', true).limit(mostModeratorsAsked);
  const { docs } = await tx.get(moderators);
  for (const { id } of docs) {
    if (id === moderator || except.includes(id)) continue;
    if (!(await isInterest({ db, interests: await readInterests(db, id) }, records))) return true;
  }
  return false;
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
