import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { DeltaId, UserId } from '@/model/ids';
import { entryOf, newEntry } from '../acts/act';

interface Approval {
  readonly db: Firestore;
  readonly id: DeltaId;
  readonly name: string | undefined;
  readonly moderator: UserId;
}

/**
 * Approves the event that the transaction creates, so that a moderator who has looked at it need not do so
 * twice. Like every approval it has an entry in the log, by which it can be restored.
 */
export function approveApplied(tx: Transaction, { db, id, name, moderator }: Approval): void {
  const act = `approve-${id}`;
  tx.update(db.collection('event').doc(id), { valid: 1, approvedIn: act });
  tx.create(
    entryOf(db, act),
    newEntry(
      { id: act, by: moderator, kind: 'approveEvent' },
      { collection: 'event', id, ...(name !== undefined && { name }) },
      { before: { valid: 0 }, records: 1, done: true },
    ),
  );
}
