import type { Firestore } from 'firebase-admin/firestore';
import { coalesce } from '../../../functions/src/write/quota/coalesce';
import { recountOpen } from '../../../functions/src/write/quota/recountOpen';

/**
 * Counts the open proposals of each changed delta's author, as the trigger does in the project of the functions
 * emulator. The returned call ends it, and resolves once everything is counted.
 */
export function followOpen(db: Firestore): () => Promise<void> {
  const recount = coalesce((uid) => recountOpen(db, uid));
  const counts: Promise<void>[] = [];
  const stop = db.collection('delta').onSnapshot((snapshot) => {
    for (const { doc } of snapshot.docChanges()) counts.push(recount(String(doc.get('author'))));
  });
  return async () => {
    stop();
    await Promise.all(counts);
  };
}
