import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import type { RevertCounts } from '@/model/acts/act';
import { withThoseOfMatch } from '@/model/proposals/concernedRecords';
import type { Delta, Proposal } from '@/model/proposals/delta';
import type { DeltaId } from '@/model/ids';
import { namedRecords } from '@/model/proposals/namedRecords';
import type { AnyRecord } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import type { Sport } from '@/model/sports';
import { interestIn, type Interest } from '../apply/interest';
import { entryOf, standingOf, type Act, type ActServices } from '../acts/act';

export interface RevertServices extends ActServices {
  readonly sports: readonly Sport[];
}

/**
 * One unit of a revert: everything to revert about one record, or one deletion. The entry's `cursor` counts
 * finished units, in the transaction that finishes each, so a resumed call does and counts nothing twice.
 */
export interface Unit {
  readonly at: number;
  readonly collection: Collection;
  readonly id: string;
  readonly made?: Delta;
  readonly edits: readonly Delta[];
  readonly deletion?: Delta;
}

export interface Work {
  readonly services: RevertServices;
  readonly act: Act;
  readonly note: string;
  readonly made: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** The moderator's, as `readInterests` returns them. */
  readonly interests: ReadonlySet<string>;
}

export async function isToDo(tx: Transaction, { services, act }: Work, { at }: Unit): Promise<boolean> {
  if ((await standingOf(tx, services, act)) !== 'open') return false;
  const cursor: unknown = (await tx.get(entryOf(services.db, act.id))).get('cursor');
  return typeof cursor !== 'number' || cursor <= at;
}

export function end(
  tx: Transaction,
  { services, act }: Work,
  { at }: Unit,
  tally: Partial<RevertCounts> & { readonly records?: number; readonly proposals?: number } = {},
): void {
  const counted = Object.entries(tally).map(([what, count]) => [what, FieldValue.increment(count)]);
  tx.update(entryOf(services.db, act.id), { ...Object.fromEntries(counted), cursor: at + 1 });
}

/**
 * Id of the delta that reverts others. With `act`, each act has its own. Its form is not allowed to clients
 * (`isNewId`): the id is made of public ids, so a client could otherwise occupy it.
 */
export function reversalId(ids: readonly string[], act = ''): DeltaId {
  const named = act === '' ? ids : [act, ...ids];
  const hash = createHash('sha256').update(named.join('\n')).digest('base64url').slice(0, 40);
  return `${reversalPrefix}${hash}` as DeltaId;
}

const reversalPrefix = 'revert-';

/** Whether a stored delta is this reversal and still open, so that it need not be proposed again. */
export const isProposed = (
  stored: DocumentSnapshot,
  { collection, docId, field, value }: Proposal,
): boolean =>
  stored.get('status') === 'new' &&
  stored.get('collection') === collection &&
  stored.get('docId') === docId &&
  stored.get('field') === field &&
  isDeepStrictEqual(stored.get('value'), value);

export const isReversal = (id: string): boolean => id.startsWith(reversalPrefix);

/** Whether the moderator made or applied the change, so that another moderator decides if one exists. */
export const isOwn = ({ author, decidedBy }: Delta, { act }: Work): boolean =>
  author === act.by || decidedBy === act.by;

export const interestInUnit = (
  tx: Transaction,
  { services: { db }, act, interests }: Work,
  { collection, id, edits }: Unit,
  live: AnyRecord | undefined,
): Promise<Interest> =>
  interestIn(tx, { db, moderator: act.by, interests }, [
    ...withThoseOfMatch({ collection, id }, live),
    ...edits.flatMap(namedRecords),
    // What an edit replaced comes back.
    ...edits.flatMap((edit) => namedRecords({ ...edit, value: edit.before ?? null })),
  ]);

export const writtenBy = ({ act, note }: Work) => ({
  author: act.by,
  timestamp: FieldValue.serverTimestamp(),
  ...(note !== '' && { note }),
});
