import type { Firestore, Query } from 'firebase-admin/firestore';
import { limits } from '@/model/schema/limits';

export async function deletePages(db: Firestore, found: Query, hasTime: () => boolean): Promise<number> {
  const first = found.limit(limits.writesPerTransaction);
  let deleted = 0;
  while (hasTime()) {
    const page = await first.get();
    if (page.empty) break;
    const batch = db.batch();
    for (const { ref } of page.docs) batch.delete(ref);
    await batch.commit();
    deleted += page.size;
  }
  return deleted;
}
