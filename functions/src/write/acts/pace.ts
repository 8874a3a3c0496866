import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { ActServices } from './act';

const windowMs = 60_000;

interface Recent {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly documents: number;
}

/**
 * Counts an act, or refuses it beyond the account's limit per minute. Every act reads
 * and writes the account's one document in a transaction, so parallel calls are counted one after the other.
 * An act larger than the limit passes if nothing was deleted in that minute.
 */
export async function takePace(
  tx: Transaction,
  { db, now, pace }: Pick<ActServices, 'db' | 'now' | 'pace'>,
  uid: string,
  documents: number,
): Promise<void> {
  const ref = db.collection('pace').doc(uid);
  const at = now();
  const recent = readRecent(await tx.get(ref)).filter((act) => Math.abs(at - act.at) < windowMs);
  const deleted = recent.reduce((sum, act) => sum + act.documents, 0);
  const tooMany = deleted > 0 && documents > 0 && deleted + documents > pace.documents;
  if (recent.length >= pace.acts || tooMany) {
    throw new HttpsError(
      'resource-exhausted',
      'More was approved, deleted or restored in a minute than is allowed. Wait a moment.',
    );
  }
  tx.set(ref, { recent: [...recent, { at, documents }] });
}

function readRecent(snapshot: DocumentSnapshot): readonly Recent[] {
  // Only this file writes the document.
  return (snapshot.get('recent') as readonly Recent[] | undefined) ?? [];
}
