import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { sentenceOf } from '@/language/causes';
import { causeOf } from '@/model/cause';
import type { BanRequest } from './banPayload';
import { proposeUndoing } from './proposeUndoing';
import { rejectOpen } from './rejectOpen';

export interface BanServices {
  readonly db: Firestore;
  /** Tells whether there is time for another transaction. */
  readonly hasTime: () => boolean;
}

/**
 * Bans an account or lifts its ban, and deals with what it proposed, under one entry of `banLog`. The ban comes first, so
 * that nothing new arrives while the rest goes on. An action that broke off goes on when it is asked for again by its
 * name; one that is done does nothing more, whatever others have decided since. A ban that begins has to say why. Answers the
 * id of the entry.
 */
export async function banUser(services: BanServices, asked: BanRequest, moderator: string): Promise<string> {
  const { db } = services;
  const log = db.collection('banLog');
  const entry = asked.action === undefined ? log.doc() : log.doc(asked.action);
  if (await begin(db, entry, asked, moderator)) return entry.id;
  if (asked.openDeltas === 'reject') await rejectOpen(services, asked.uid, moderator, entry);
  const ban = { by: moderator, entry: entry.id };
  const proposed = asked.appliedDeltas === 'undo' ? await proposeUndoing(services, asked.uid, ban) : 0;
  await entry.update({ proposed, done: true });
  return entry.id;
}

/** Answers whether the action is done already. */
function begin(
  db: Firestore,
  entry: DocumentReference,
  { uid, ban, openDeltas, appliedDeltas, reason }: BanRequest,
  by: string,
): Promise<boolean> {
  const marker = db.doc(`ban/${uid}`);
  return db.runTransaction(async (tx) => {
    const [known, banned] = await tx.getAll(entry, marker);
    if (known?.exists) return known.get('done') === true;
    if (ban && reason === undefined) throw unexplained();
    const at = FieldValue.serverTimestamp();
    const asked = { uid, ban, openDeltas, appliedDeltas, ...(reason !== undefined && { reason }) };
    tx.create(entry, { ...asked, by, rejected: 0, proposed: 0, done: false, at });
    if (ban && !banned?.exists) tx.create(marker, { by, at });
    if (!ban) tx.delete(marker);
    return false;
  });
}

/**
 * Refuses a ban without a reason, also one that a page of an earlier version has queued: nothing tells the two apart, and the
 * moderator who asked for it can say why.
 */
function unexplained(): HttpsError {
  const reason = causeOf('banReason');
  return new HttpsError('invalid-argument', sentenceOf(reason), { reason });
}
