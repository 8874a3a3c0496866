import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { newsDays } from '@/model/news/news';
import { deletePages } from './deletePages';

const dayMs = 24 * 60 * 60_000;

export const purgeNews = (db: Firestore, now: number, hasTime: () => boolean): Promise<number> =>
  deletePages(
    db,
    db.collectionGroup('news').where('at', '<', Timestamp.fromMillis(now - newsDays * dayMs)),
    hasTime,
  );

/** A mail undelivered for this long will not be delivered. */
const mailDays = 7;

/** Deletes mails that were delivered or never will be, because they contain an address. Returns how many. */
export async function purgeMails(db: Firestore, now: number, hasTime: () => boolean): Promise<number> {
  const mails = db.collection('mail');
  const old = mails.where('at', '<', Timestamp.fromMillis(now - mailDays * dayMs));
  const delivered = await deletePages(db, mails.where('delivery.state', '==', 'SUCCESS'), hasTime);
  return delivered + (await deletePages(db, old, hasTime));
}
