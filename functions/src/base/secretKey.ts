import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';

/** The key of that name, kept in `secret`, which no rule lets any client read. An instance asks for it once. */
export function createSecretKey(db: () => Firestore, name: string): () => Promise<string> {
  let key: Promise<string> | undefined;
  return () =>
    (key ??= storedKey(db(), name).catch((error: unknown) => {
      // The next one asks again.
      key = undefined;
      throw error;
    }));
}

/** Whoever comes first makes it. */
function storedKey(db: Firestore, name: string): Promise<string> {
  const doc = db.collection('secret').doc(name);
  return db.runTransaction(async (tx) => {
    const stored: unknown = (await tx.get(doc)).get('key');
    if (typeof stored === 'string' && stored.length >= 32) return stored;
    const key = randomBytes(32).toString('hex');
    tx.set(doc, { key });
    return key;
  });
}
