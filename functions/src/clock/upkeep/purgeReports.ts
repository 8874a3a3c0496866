import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { networkDays, reportDays } from '@/model/privacy/report';
import { requestDays } from '@/model/privacy/withholding';
import { dayOf } from '../../write/reports/dayOf';
import { deletePages } from './deletePages';

const dayMs = 24 * 60 * 60_000;
const pageSize = 200;

/**
 * Deletes the counters of past days with their salts, and reports closed long ago. Open reports stay until a
 * moderator handles them, but lose their networks after a week. Requests to withhold a name are always
 * deleted, because they contain a contact. Returns how many.
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
  const weekAgo = Timestamp.fromMillis(now - networkDays * dayMs);
  const known = db.collection('report').where('from.at', '<', weekAgo).limit(pageSize);
  for (let size = pageSize; size === pageSize && hasTime();) {
    const { docs } = await known.get();
    const batch = db.batch();
    for (const { ref } of docs) batch.update(ref, { from: FieldValue.delete() });
    await batch.commit();
    size = docs.length;
  }
  return deleted;
}
