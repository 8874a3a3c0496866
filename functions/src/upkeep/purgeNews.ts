import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { newsDays } from '@/model/news';
import { deletePages } from './deletePages';

const dayMs = 24 * 60 * 60_000;

/** Deletes news that is older than it is kept, of all accounts. Answers how many pieces. */
export const purgeNews = (db: Firestore, now: number, hasTime: () => boolean): Promise<number> =>
  deletePages(
    db,
    db.collectionGroup('news').where('at', '<', Timestamp.fromMillis(now - newsDays * dayMs)),
    hasTime,
  );

/** A mail that was not delivered by then will not be. */
const mailDays = 7;

/** Deletes mails, which hold an address: those that were delivered, and those that never will be. Answers how many. */
export async function purgeMails(db: Firestore, now: number, hasTime: () => boolean): Promise<number> {
  const mails = db.collection('mail');
  const old = mails.where('at', '<', Timestamp.fromMillis(now - mailDays * dayMs));
  const delivered = await deletePages(db, mails.where('delivery.state', '==', 'SUCCESS'), hasTime);
  return delivered + (await deletePages(db, old, hasTime));
}
