import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { mostLeftListed } from '@/model/acts/ban';
import { targetOf } from '../../base/names';
import { done, entryOf, type Handler } from '../acts/act';
import { inOneStep, openEntry } from '../acts/oneStep';
import { rolesOf } from '../../calls/roleDocument';
import { existing } from '../../base/existing';
import { ensureProfile } from '../../base/ensureProfile';
import { noteBan } from '../trust/note';
import { proposeReverts } from './proposeReverts';
import { rejectOpen } from './rejectOpen';

/**
 * Bans an account, then handles its proposals. The ban comes first, so that no new proposals arrive
 * meanwhile. Asking again continues an act that broke off; a finished act does nothing more, even if others
 * decided otherwise since.
 */
export const ban: Handler<'ban'> = async (services, act, asked) => {
  const { db, auth } = services;
  const { uid, reason, openDeltas, appliedDeltas } = asked;
  // A deleted account may still be banned, because its pages remain for a while.
  const account = await existing(auth.getUser(uid));
  requireOrdinary(account);
  if (account) await ensureProfile(db, account);
  const marker = db.doc(`ban/${uid}`);
  const ended = await openEntry(services, act, asked, async (tx) => {
    const banned = await tx.get(marker);
    return {
      target: targetOf('user', uid),
      rest: { reason, openDeltas, appliedDeltas, proposed: 0 },
      write: () => {
        if (!banned.exists) tx.create(marker, { by: act.by, at: FieldValue.serverTimestamp() });
        // Without it the rules take no proposal, and the ban keeps the account from making another.
        tx.delete(db.doc(`quota/${uid}`));
      },
    };
  });
  if (ended === undefined) {
    if (openDeltas === 'reject') await rejectOpen(services, uid, act);
    const { proposed, left } =
      appliedDeltas === 'revert'
        ? await proposeReverts(services, uid, { by: act.by, entry: act.id })
        : { proposed: 0, left: [] };
    await entryOf(db, act.id).update({
      ...{ proposed, done: true },
      ...(left.length > 0 && { left: left.length, leftRecords: left.slice(0, mostLeftListed) }),
    });
  }
  await noteBan(services, uid, { entry: act.id, by: act.by });
  return done;
};

export const unban: Handler<'unban'> = async (services, act, { uid }) => {
  const { db, auth } = services;
  const account = await existing(auth.getUser(uid));
  if (account) await ensureProfile(db, account);
  return inOneStep(services, act, (tx) =>
    Promise.resolve({
      target: targetOf('user', uid),
      write: () => tx.delete(db.doc(`ban/${uid}`)),
    }),
  );
};

function requireOrdinary(account: Pick<UserRecord, 'customClaims'> | undefined): void {
  const { moderator, admin } = rolesOf(account?.customClaims);
  if (moderator || admin)
    throw new HttpsError('failed-precondition', 'A moderator cannot be banned. Take the role away first.');
}
