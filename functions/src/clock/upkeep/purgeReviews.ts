import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { reviewMs } from '@/model/proposals/review';
import { deletePages } from './deletePages';

export const purgeReviews = (db: Firestore, now: number, hasTime: () => boolean): Promise<number> =>
  deletePages(db, db.collection('review').where('at', '<', Timestamp.fromMillis(now - reviewMs)), hasTime);
