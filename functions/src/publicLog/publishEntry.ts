import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { publicPartOf } from '@/model/acts/publicLog';

/**
 * Publishes what everybody may read of an entry of `actLog` as it is now, whatever change of it this is about: news of several come
 * in any order.
 */
export function publishEntry(db: Firestore, id: string): Promise<void> {
  return db.runTransaction(async (tx) => {
    const entry = (await tx.get(db.collection('actLog').doc(id))).data();
    const at: unknown = entry?.['at'];
    const part = entry && at instanceof Timestamp ? publicPartOf(entry) : undefined;
    if (part) tx.set(db.collection('publicLog').doc(id), { ...part, at });
  });
}
