import { createHmac, randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';

/** Where functions keep what is theirs alone: no rule lets any client read it. Whoever comes first makes the key. */
export async function storedAuditKey(db: Firestore): Promise<string> {
  const doc = db.doc('secret/audit');
  return db.runTransaction(async (tx) => {
    const stored: unknown = (await tx.get(doc)).get('key');
    if (typeof stored === 'string' && stored.length >= 32) return stored;
    const key = randomBytes(32).toString('hex');
    tx.set(doc, { key });
    return key;
  });
}

const whole = 2 ** 32;

/**
 * Tells whether a delta is audited, one in so many. The same delta is each time; without the key nobody knows of one before, so
 * no author can choose an id that is left out.
 */
export const isAudited = (key: string, delta: string, oneIn: number): boolean =>
  createHmac('sha256', key).update(delta).digest().readUInt32BE() < whole / oneIn;
