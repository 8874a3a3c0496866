import type { Firestore } from 'firebase-admin/firestore';
import { browserErrorDays } from '@/model/operating/browserError';
import { dayOf } from '../../write/reports/dayOf';
import { deletePages } from './deletePages';

const dayMs = 24 * 60 * 60_000;

export async function purgeErrors(db: Firestore, now: number, hasTime: () => boolean): Promise<number> {
  const today = dayOf(now);
  const longAgo = dayOf(now - browserErrorDays * dayMs);
  const old = [
    db.collection('errorCount').where('day', '<', today),
    db.collection('errorDay').where('day', '<', today),
    db.collection('browserError').where('day', '<', longAgo),
  ];
  let deleted = 0;
  for (const found of old) deleted += await deletePages(db, found, hasTime);
  return deleted;
}
