import {
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { sentenceOf } from '@/language/causes';
import { matchesToWait, mayGoOn, merges, objectionMs, type Wait } from '@/model/proposals/objections';
import { causeOf } from '@/model/cause';
import { isDeletion, type Delta } from '@/model/proposals/delta';
import type { UserId } from '@/model/ids';
import type { AnyRecord } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import { problemFields } from '../../base/causes';
import { hasOtherModerator } from '../../calls/otherModerator';
import { matchesOf } from '../acts/deleteRecord';
import type { DeltaResult } from '../apply/outcome';
import { isReversal } from '../reverts/unit';

interface Decider {
  readonly db: Firestore;
  readonly moderator: UserId;
  readonly now: number;
}

/**
 * The wait for objections before the moderator may apply a deletion or merge; `undefined` if there is none,
 * or no more. An author who is a moderator has consented by proposing it. Reversals do not wait, so that a
 * ban is not stopped.
 */
export async function objectionWait(
  tx: Transaction,
  decider: Decider,
  delta: Delta,
  live: AnyRecord | undefined,
): Promise<Wait | undefined> {
  const { collection, docId: id, waits, author } = delta;
  if (!(isDeletion(delta) || merges(delta)) || isReversal(delta.id)) return undefined;
  if (waits && mayGoOn(waits, decider.moderator, decider.now)) return undefined;
  if (!(await hasWeight(tx, decider, { collection, id, live }))) return undefined;
  if (author !== decider.moderator && (await isModerator(tx, decider.db, author))) return undefined;
  return waits ?? newWait(decider);
}

export const newWait = ({ moderator, now }: Pick<Decider, 'moderator' | 'now'>): Wait => ({
  by: moderator,
  until: now + objectionMs,
});

const isModerator = async (tx: Transaction, db: Firestore, uid: string): Promise<boolean> =>
  (await tx.get(db.doc(`role/${uid}`))).get('moderator') === true;

interface Target {
  readonly collection: Collection;
  readonly id: string;
  readonly live: AnyRecord | undefined;
}

/** Whether losing the record is worth a day: it has matches, is approved, and somebody could object. */
export async function hasWeight(
  tx: Transaction,
  { db, moderator }: Pick<Decider, 'db' | 'moderator'>,
  { collection, id, live }: Target,
): Promise<boolean> {
  if (collection === 'match' || live === undefined) return false;
  if ('valid' in live && live.valid !== 1) return false;
  // Outside the transaction, which would lock the matches.
  const matches = await matchesOf({ db }, { collection, id }).limit(matchesToWait).count().get();
  return matches.data().count >= matchesToWait && (await hasOtherModerator(tx, { db, moderator }));
}

export const waitCause = (record: string, { until }: Wait) =>
  causeOf('waitsForObjections', { record, until: minuteOf(until) });

const minuteOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const waitDoc = ({ by, until }: Wait) => ({ by, until: Timestamp.fromMillis(until) });

/** Leaves the proposal open until the wait is over. */
export function letWait(
  tx: Transaction,
  { ref, delta }: { readonly ref: DocumentReference; readonly delta: Delta },
  wait: Wait,
): DeltaResult {
  const cause = waitCause(`${delta.collection}/${delta.docId}`, wait);
  tx.update(ref, { waits: waitDoc(wait), ...problemFields(cause) });
  return { id: delta.id, outcome: 'blocked', message: sentenceOf(cause), until: wait.until };
}
