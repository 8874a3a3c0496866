import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { onceLoaded } from '@/lib/onceLoaded';

/** The key of that name, from `secret`, which no client can read. Read once per instance. */
export function createSecretKey(db: () => Firestore, name: string): () => Promise<string> {
  return onceLoaded(async () => storedKey(db(), name));
}

export function storedKey(db: Firestore, name: string): Promise<string> {
  const doc = db.collection('secret').doc(name);
  return db.runTransaction(async (tx) => {
    const stored: unknown = (await tx.get(doc)).get('key');
    if (typeof stored === 'string' && stored.length >= 32) return stored;
    const key = randomBytes(32).toString('hex');
    tx.set(doc, { key });
    return key;
  });
}
