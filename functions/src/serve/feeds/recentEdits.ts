import type { Firestore } from 'firebase-admin/firestore';
import type { Delta } from '@/model/proposals/delta';
import { readableDeltas } from '../../base/documents';

const most = 200;

/** The newest applied edits. All of them are read each time, because a take-down changes old edits. */
export const readRecentEdits = (db: Firestore) => async (): Promise<readonly Delta[]> => {
  const newest = db
    .collection('delta')
    .where('status', '==', 'applied')
    .orderBy('decidedAt', 'desc')
    .limit(most);
  return readableDeltas((await newest.get()).docs);
};
