import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { publicIdOf, publicPartOf, type LogName } from '@/model/publicLog';

/** The document of an entry's public part; `undefined` where it has none. */
function publicDoc(log: LogName, entry: DocumentData | undefined): DocumentData | undefined {
  const at: unknown = entry?.['at'];
  const part = entry && at instanceof Timestamp ? publicPartOf(log, entry) : undefined;
  return part && { ...part, at };
}

/**
 * Publishes what everybody may read of an entry as it stands now, whatever change of it this is about: news of several come in
 * any order.
 */
export function publishEntry(db: Firestore, log: LogName, id: string): Promise<void> {
  return db.runTransaction(async (tx) => {
    const entry = await tx.get(db.collection(log).doc(id));
    const doc = publicDoc(log, entry.data());
    if (doc) tx.set(db.collection('publicLog').doc(publicIdOf(log, id)), doc);
  });
}
