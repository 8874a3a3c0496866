import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { parseInterests } from '@/model/accounts/interests';
import { concernedRecords } from '@/model/proposals/concernedRecords';
import type { Delta } from '@/model/proposals/delta';
import type { UserId } from '@/model/ids';
import { recordKey } from '@/model/proposals/namedRecords';
import type { AnyRecord } from '@/model/records/records';
import { hasOtherModerator } from '../../calls/otherModerator';
import { trustOf } from '../trust/ledger';

interface Caller {
  readonly db: Firestore;
  readonly moderator: UserId;
  /** Keys of records in which the moderator has declared an interest. */
  readonly interests?: ReadonlySet<string> | undefined;
}

export const readInterests = async (db: Firestore, moderator: UserId): Promise<ReadonlySet<string>> =>
  new Set(parseInterests((await trustOf(db, moderator).get()).get('interests')));

/**
 * Whether the moderator has declared an interest in what a proposal is about: `left` to another moderator, or
 * `alone` if there is none.
 *
 * @param deltas the proposal, as its author wrote it and on the record that it is applied to.
 */
export async function interestIn(
  tx: Transaction,
  { db, moderator, interests }: Caller,
  deltas: readonly Delta[],
  live: AnyRecord | undefined,
): Promise<'none' | 'left' | 'alone'> {
  if (interests === undefined || interests.size === 0) return 'none';
  const isInterest = deltas.some((delta) =>
    concernedRecords(delta, live).some((record) => interests.has(recordKey(record))),
  );
  if (!isInterest) return 'none';
  return (await hasOtherModerator(tx, { db, moderator })) ? 'left' : 'alone';
}
