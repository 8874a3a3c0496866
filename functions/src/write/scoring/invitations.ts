import { createHmac, timingSafeEqual } from 'node:crypto';
import { FieldValue, Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { scoringMs } from '@/model/scoring/scorer';
import { isLive, millis } from '../../base/documents';
import { nameOfRecord, recordTarget, targetOf } from '../../base/names';
import { createSecretKey } from '../../base/secretKey';
import { conflict, done, type Act, type ActResult, type ActServices, type Handler } from '../acts/act';
import { inOneStep } from '../acts/oneStep';
import { liveOf, liveOfScores, readScores, scoresOf, writeLive } from './storedScores';

export const scorerKey = 'scorer';

export const invitationOf = (db: Firestore, id: string) => db.collection('scorer').doc(id);

/**
 * The token of an invitation. Nothing about it is stored, so the act issues it again when it is repeated, and
 * nobody who reads the database can score.
 */
export const tokenOf = (key: string, event: string, id: string): string =>
  `${id}.${createHmac('sha256', key).update(`${event}/${id}`).digest('base64url')}`;

/** Id of the invitation that the token is of; `undefined` if it is none of this event. */
export function invitationIn(key: string, event: string, token: string): string | undefined {
  const [id = ''] = token.split('.');
  const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(key, event, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

export function forceOf(
  invitation: DocumentSnapshot,
  event: string,
  now: number,
): 'inForce' | 'early' | 'late' | 'withdrawn' | 'forged' {
  const from = millis(invitation.get('from'));
  if (invitation.get('event') !== event || from === undefined) return 'forged';
  if (invitation.get('revoked') === true) return 'withdrawn';
  if (invitation.get('organiser') !== undefined) return 'inForce';
  if (now < from) return 'early';
  return now < from + scoringMs ? 'inForce' : 'late';
}

export const storeInvitation = (
  services: ActServices,
  act: Act,
  eventId: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<ActResult> =>
  inOneStep(services, act, async (tx) => {
    const event = await tx.get(services.db.collection('event').doc(eventId));
    if (!isLive(event)) return conflict(`event/${eventId} does not exist`);
    return {
      target: recordTarget('event', event),
      write: () =>
        tx.create(invitationOf(services.db, act.id), {
          ...fields,
          event: eventId,
          by: act.by,
          at: FieldValue.serverTimestamp(),
        }),
    };
  });

export const inviteScorer: Handler<'inviteScorer'> = async (services, act, { eventId, from, name }) => {
  const { db, now } = services;
  if (from + scoringMs <= now()) return conflict('the time of the invitation is over');
  const answer = await storeInvitation(services, act, eventId, { name, from: Timestamp.fromMillis(from) });
  if (answer.outcome !== 'done') return answer;
  const key = await createSecretKey(() => db, scorerKey)();
  return { ...done, token: tokenOf(key, eventId, act.id) };
};

const mostMatches = 300;

/** Ends an invitation at once and, where asked, drops all unconfirmed entries made with it. */
export const revokeScorer: Handler<'revokeScorer'> = (services, act, { scorer, entries }) => {
  const { db } = services;
  const ref = invitationOf(db, scorer);
  return inOneStep(services, act, async (tx) => {
    const invitation = await tx.get(ref);
    const event: unknown = invitation.get('event');
    if (typeof event !== 'string') return conflict(`scorer/${scorer} does not exist`);
    const [stored, live] = await tx.getAll(db.collection('event').doc(event), liveOf(db, event));
    const { docs } =
      entries === 'drop'
        ? await tx.get(scoresOf(db).where('event', '==', event).limit(mostMatches))
        : { docs: [] };
    const dropped = docs
      .map((snapshot) => ({ ref: snapshot.ref, scores: readScores(snapshot) }))
      .filter(
        ({ scores }) =>
          scores.confirmed === undefined && scores.entries.some(({ invitation: of }) => of === scorer),
      );
    return {
      target: targetOf('event', event, nameOfRecord('event', stored?.data())),
      write: () => {
        tx.update(ref, { revoked: true, revokedIn: act.id, ...(entries === 'drop' && { dropped: true }) });
        for (const { ref: of } of dropped) tx.update(of, { dropped: FieldValue.arrayUnion(scorer) });
        const left = dropped.map(
          ({ ref: { id }, scores }) =>
            [id, liveOfScores({ ...scores, dropped: [...scores.dropped, scorer] })] as const,
        );
        if (live?.exists) writeLive(tx, live, left);
      },
    };
  });
};
