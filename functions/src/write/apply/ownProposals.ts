import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { DeltaId, UserId } from '@/model/ids';

interface Caller {
  readonly db: Firestore;
  readonly moderator: UserId;
}

export interface OwnDecision {
  readonly id: DeltaId;
  readonly name: string | undefined;
  readonly kind: 'applyOwn' | 'applyInterested';
}

/**
 * Logs that a site's only moderator applied a proposal of their own, or about a declared interest, in the
 * transaction that begins it.
 */
export function logOwn(tx: Transaction, { id, name, kind }: OwnDecision, { db, moderator }: Caller): void {
  tx.create(db.collection('actLog').doc(), {
    kind,
    by: moderator,
    target: { collection: 'delta', id, ...(name !== undefined && { name }) },
    at: FieldValue.serverTimestamp(),
  });
}
