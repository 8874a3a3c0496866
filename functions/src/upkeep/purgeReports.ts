import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { reportDays } from '@/model/report';
import { requestDays } from '@/model/withholding';
import { dayOf } from '../reports/dayOf';
import { deletePages } from './deletePages';

const dayMs = 24 * 60 * 60_000;

/**
 * Deletes the counters of past days with their salts, and reports that were closed long ago; open ones stay until somebody
 * has looked. Requests not to be named go in any case, since they have a contact. Answers how many.
 */
export async function purgeReports(db: Firestore, now: number, hasTime: () => boolean): Promise<number> {
  const today = dayOf(now);
  const longAgo = Timestamp.fromMillis(now - reportDays * dayMs);
  const old = [
    db.collection('reportCount').where('day', '<', today),
    db.collection('reportDay').where('day', '<', today),
    db.collection('report').where('closed.at', '<', longAgo),
    db.collection('personRequest').where('at', '<', Timestamp.fromMillis(now - requestDays * dayMs)),
  ];
  let deleted = 0;
  for (const found of old) deleted += await deletePages(db, found, hasTime);
  return deleted;
}
