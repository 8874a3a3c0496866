import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { ActTarget } from '@/model/acts/log';
import type { Caller } from '../../calls/otherModerator';

export interface OwnDecision {
  readonly target: ActTarget;
  readonly kind: 'applyOwn' | 'decideInterested';
}

/**
 * Logs that a site's only moderator applied a proposal of their own, or decided about a declared interest, in
 * the transaction that begins it.
 */
export function logOwn(tx: Transaction, { target, kind }: OwnDecision, { db, moderator }: Caller): void {
  tx.create(db.collection('actLog').doc(), {
    kind,
    by: moderator,
    target,
    at: FieldValue.serverTimestamp(),
  });
}
