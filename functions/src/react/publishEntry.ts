import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { publicPartOf } from '@/model/acts/publicLog';

/**
 * Publishes the public part of an `actLog` entry in its current state, because events of several changes may
 * arrive in any order.
 */
export function publishEntry(db: Firestore, id: string): Promise<void> {
  return db.runTransaction(async (tx) => {
    const entry = (await tx.get(db.collection('actLog').doc(id))).data();
    const at: unknown = entry?.['at'];
    const part = entry && at instanceof Timestamp ? publicPartOf(entry) : undefined;
    if (part) tx.set(db.collection('publicLog').doc(id), { ...part, at });
  });
}
