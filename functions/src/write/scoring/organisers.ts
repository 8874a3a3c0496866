import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { ActAsked } from '@/model/acts/acts';
import { existing } from '../../base/existing';
import type { Handler } from '../acts/act';
import { invitationOf, storeInvitation } from './invitations';

/** Id of an account's appointment as organiser of an event; `undefined` if it has none that counts, or is banned. */
export async function appointmentOf(db: Firestore, event: string, uid: string): Promise<string | undefined> {
  const { docs } = await db
    .collection('scorer')
    .where('event', '==', event)
    .where('organiser', '==', uid)
    .get();
  const found = docs.find((doc) => doc.get('revoked') !== true)?.id;
  if (found === undefined) return undefined;
  return (await db.collection('ban').doc(uid).get()).exists ? undefined : found;
}

/** Appoints the account of an address for one event. A verified address, because others may have claimed it. */
export const appointOrganiser: Handler<'appointOrganiser'> = async (services, act, { eventId, email }) => {
  const account = await existing(services.auth.getUserByEmail(email));
  if (account?.emailVerified !== true)
    throw new HttpsError('not-found', 'No account has verified this address.');
  return storeInvitation(services, act, eventId, {
    organiser: account.uid,
    from: FieldValue.serverTimestamp(),
  });
};

export async function requireOrganiser(db: Firestore, asked: ActAsked, uid: string): Promise<void> {
  const event = await eventOf(db, asked, uid);
  if (event === undefined || (await appointmentOf(db, event, uid)) === undefined)
    throw new HttpsError('permission-denied', 'Only moderators and organisers of the event may do this.');
}

async function eventOf(db: Firestore, asked: ActAsked, uid: string): Promise<string | undefined> {
  if (asked.kind === 'inviteScorer') return asked.eventId;
  if (asked.kind !== 'revokeScorer') return undefined;
  const invitation = await invitationOf(db, asked.scorer).get();
  // Moderators alone end an appointment, and the invitations of others with what was entered by them.
  if (invitation.get('organiser') !== undefined || invitation.get('by') !== uid) return undefined;
  const event: unknown = invitation.get('event');
  return typeof event === 'string' ? event : undefined;
}
