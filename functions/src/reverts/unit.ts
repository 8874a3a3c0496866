import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import type { RevertOutcome } from '@/model/acts/act';
import type { Delta, Proposal } from '@/model/delta';
import type { DeltaId } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';
import type { Sport } from '@/model/sports';
import { entryOf, standingOf, type Act, type ActServices } from '../acts/act';

/** The services that reverting needs. */
export interface RevertServices extends ActServices {
  readonly sports: readonly Sport[];
}

/**
 * One piece of a revert: all that is to be taken back of one record, or the deletion of one. The entry counts in `cursor` how
 * many are done, each in the transaction that ends it, so that a call which goes on does and counts nothing twice.
 */
export interface Unit {
  /** Its place in the order. */
  readonly at: number;
  readonly collection: Collection;
  readonly id: string;
  /** The delta that made the record, if that is to be taken back. */
  readonly made?: Delta;
  /** The applied edits of it, oldest first. */
  readonly edits: readonly Delta[];
  /** The deletion that is to be taken back. */
  readonly deletion?: Delta;
}

/** All that pieces of one revert have in common. */
export interface Work {
  readonly services: RevertServices;
  readonly act: Act;
  /** Empty where nobody said why. */
  readonly note: string;
  /** The keys of all records whose making is to be taken back. */
  readonly made: ReadonlySet<string>;
  /** The ids of all that is to be taken back. */
  readonly ids: ReadonlySet<string>;
}

/** Tells whether a piece is still to be done. */
export async function isToDo(tx: Transaction, { services, act }: Work, { at }: Unit): Promise<boolean> {
  if ((await standingOf(tx, services, act)) !== 'open') return false;
  const cursor: unknown = (await tx.get(entryOf(services.db, act.id))).get('cursor');
  return typeof cursor !== 'number' || cursor <= at;
}

/** Ends a piece, with what came of it. */
export function end(
  tx: Transaction,
  { services, act }: Work,
  { at }: Unit,
  tally: Partial<RevertOutcome> & { readonly records?: number; readonly proposals?: number } = {},
): void {
  const counted = Object.entries(tally).map(([what, count]) => [what, FieldValue.increment(count)]);
  tx.update(entryOf(services.db, act.id), { ...Object.fromEntries(counted), cursor: at + 1 });
}

/**
 * The id of the delta that takes others back; `act` where doing so in another act is another delta. Its form is none that the
 * rules let a client choose (`isNewId`): it is made of public ids, and nobody may take its place.
 */
export function reversalId(ids: readonly string[], act = ''): DeltaId {
  const named = act === '' ? ids : [act, ...ids];
  const hash = createHash('sha256').update(named.join('\n')).digest('base64url').slice(0, 40);
  return `${reversalPrefix}${hash}` as DeltaId;
}

const reversalPrefix = 'undo-';

/** Tells whether a stored delta is this reversal, and waits for a decision: then it need not be proposed again. */
export const isProposed = (
  stored: DocumentSnapshot,
  { collection, docId, field, value }: Proposal,
): boolean =>
  stored.get('status') === 'new' &&
  stored.get('collection') === collection &&
  stored.get('docId') === docId &&
  stored.get('field') === field &&
  isDeepStrictEqual(stored.get('value'), value);

/** Tells whether a delta is one that took others back. */
export const isReversal = (id: string): boolean => id.startsWith(reversalPrefix);

/** Tells whether the moderator has made or applied what is to be taken back: then another one decides, if there is one. */
export const isOwn = ({ author, decidedBy }: Delta, { act }: Work): boolean =>
  author === act.by || decidedBy === act.by;

/** The fields of a delta that a moderator writes in an act. */
export const writtenBy = ({ act, note }: Work) => ({
  author: act.by,
  timestamp: FieldValue.serverTimestamp(),
  ...(note !== '' && { note }),
});
