import type { Firestore } from 'firebase-admin/firestore';
import { retryOnContention } from './retryOnContention';

/**
 * Makes `open` of `quota/{uid}` the number of the account's open proposals. Counted after the quota was read, and written
 * only if the account did nothing meanwhile, so no proposal is ever left out; what came between has news of its own.
 * Without a quota there is nothing to correct: the account's first act makes it, and the news of that comes here.
 */
export async function recountOpen(db: Firestore, uid: string): Promise<void> {
  const ref = db.doc(`quota/${uid}`);
  const open = db.collection('delta').where('author', '==', uid).where('status', '==', 'new').count();
  await retryOnContention(async () => {
    const before = await ref.get();
    if (before.updateTime === undefined) return;
    const { count } = (await open.get()).data();
    if (before.get('open') !== count)
      await ref.update({ open: count }, { lastUpdateTime: before.updateTime });
  });
}
