import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { dateOf } from '@/model/dates';
import { lastDayOf } from '@/model/days/dateSpan';
import { hasStanding } from '@/model/scoring/scoreEntry';
import { readRecord } from '../../base/documents';
import { pagesOf } from '../../base/pages';
import { liveOf, readScores, scoresOf, standingEntries } from '../../write/scoring/storedScores';

/** How long after the last entry or the event it is kept, so that a confirmation can still be reverted. */
const keptMs = 90 * 86_400_000;
const pageSize = 100;
/** A card has at most so many scored matches; one transaction deletes them. */
const mostMatches = 400;

/**
 * Deletes what was scored of events whose card was confirmed long ago, and invitations that are long over. What a
 * moderator has not confirmed stays, with its invitations, however old it is. Returns the number of events.
 */
export async function purgeScores(db: Firestore, now: number, hasTime: () => boolean): Promise<number> {
  const before = Timestamp.fromMillis(now - keptMs);
  let events = 0;
  const old = db.collection('live').where('at', '<', before).orderBy('at');
  for await (const cards of pagesOf(old, pageSize)) {
    if (!hasTime()) return events;
    for (const { id } of cards) if (await purgeCard(db, id, before)) events += 1;
  }
  const invitations = db.collection('scorer').where('from', '<', before).orderBy('from');
  for await (const page of pagesOf(invitations, pageSize)) {
    if (!hasTime()) return events;
    for (const invitation of page) if (await isOver(db, invitation, now)) await invitation.ref.delete();
  }
  return events;
}

/** One transaction, because a phone may send old entries meanwhile. */
const purgeCard = (db: Firestore, event: string, before: Timestamp): Promise<boolean> =>
  db.runTransaction(async (tx) => {
    const live = await tx.get(liveOf(db, event));
    const at: unknown = live.get('at');
    if (!(at instanceof Timestamp) || at >= before || isOpen(live)) return false;
    const { docs } = await tx.get(scoresOf(db).where('event', '==', event).limit(mostMatches));
    const isWaiting = (doc: DocumentSnapshot) => {
      const scores = readScores(doc);
      return scores.confirmed === undefined && hasStanding(standingEntries(scores));
    };
    if (docs.some(isWaiting)) return false;
    for (const { ref } of docs) tx.delete(ref);
    tx.delete(live.ref);
    return true;
  });

const isOpen = (live: DocumentSnapshot): boolean =>
  Object.keys((live.get('matches') ?? {}) as object).length > 0;

async function isOver(db: Firestore, invitation: DocumentSnapshot, now: number): Promise<boolean> {
  const event = String(invitation.get('event'));
  const [live, stored] = await db.getAll(liveOf(db, event), db.collection('event').doc(event));
  // Unconfirmed entries were made with it. Their author will be the account that invited.
  if (live === undefined || isOpen(live)) return false;
  if (invitation.get('organiser') === undefined) return true;
  // An organiser may be appointed long before the event.
  const record = stored && readRecord('event', stored);
  if (!record?.ok || record.value === undefined || !('date' in record.value)) return true;
  return lastDayOf(record.value) < dateOf(now - keptMs);
}
