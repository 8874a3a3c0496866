import type { Firestore } from 'firebase-admin/firestore';
import { deletePages } from './deletePages';

/** Deletes what earlier versions kept below quotas for the rules to read; nothing reads it now. Answers how many. */
export const purgeGates = (db: Firestore, hasTime: () => boolean): Promise<number> =>
  deletePages(db, db.collectionGroup('gate'), hasTime);
