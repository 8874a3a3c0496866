import type { Firestore } from 'firebase-admin/firestore';
import { limits } from '@/model/schema/limits';

/** Deletes what earlier versions kept below quotas for the rules to read; nothing reads it now. Answers how many. */
export async function purgeGates(db: Firestore, hasTime: () => boolean): Promise<number> {
  const old = db.collectionGroup('gate').limit(limits.writesPerTransaction);
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
