import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { reviewMs } from '@/model/review';
import { limits } from '@/model/schema/limits';

/** Deletes what moderators said of proposals that they looked at, once it is no longer good. Answers how many. */
export async function purgeReviews(db: Firestore, now: number, hasTime: () => boolean): Promise<number> {
  const old = db
    .collection('review')
    .where('at', '<', Timestamp.fromMillis(now - reviewMs))
    .limit(limits.writesPerTransaction);
  let purged = 0;
  while (hasTime()) {
    const page = await old.get();
    if (page.empty) break;
    const batch = db.batch();
    for (const { ref } of page.docs) batch.delete(ref);
    await batch.commit();
    purged += page.size;
  }
  return purged;
}
