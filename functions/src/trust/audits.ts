import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { recordIdOf, type Delta } from '@/model/delta';
import { dayMs } from '@/model/trust/trust';
import { editKindsOf } from '@/model/trust/editKind';
import { atOnceSince } from './ledger';

/**
 * Where audits stand, for moderators alone: whoever knew which of the own edits are looked at would know which are not.
 */
export const auditOf = (db: Firestore, delta: string) => db.collection('audit').doc(delta);

/** Opens the audit of a delta that is applied at once. */
export function openAudit(tx: Transaction, db: Firestore, delta: Delta): void {
  tx.set(auditOf(db, delta.id), auditFields(delta));
}

const auditFields = (delta: Delta) => ({
  author: delta.author,
  collection: delta.collection,
  docId: recordIdOf(delta),
  kinds: editKindsOf(delta),
  status: 'open',
  at: FieldValue.serverTimestamp(),
});

/** How many audits of an author's edits wait. */
export async function countOpenAudits(tx: Transaction, db: Firestore, uid: string): Promise<number> {
  const open = db.collection('audit').where('author', '==', uid).where('status', '==', 'open');
  return (await tx.get(open.count())).data().count;
}

/** Days back of which everything is looked at once something was taken back. */
const sweptDays = 30;

/**
 * Opens an audit of everything that an author had applied at once lately and that nobody has looked at, because something of it
 * was taken back. Doing it again opens none twice.
 */
export async function auditAll(db: Firestore, uid: string, now: number): Promise<void> {
  for (const { act } of await atOnceSince(db, uid, now - sweptDays * dayMs)) {
    const [collection, docId] = act.record.split('/');
    const delta = act.id.replace(/-atOnce$/, '');
    await db.runTransaction(async (tx) => {
      const [audit, stored] = await tx.getAll(auditOf(db, delta), db.doc(`delta/${delta}`));
      if (audit?.exists || stored?.get('status') !== 'applied' || stored.get('reverted') !== undefined)
        return;
      tx.create(auditOf(db, delta), {
        author: uid,
        collection,
        docId,
        kinds: act.kinds,
        status: 'open',
        at: FieldValue.serverTimestamp(),
      });
    });
  }
}

/** Closes the audit of a delta that was taken back. */
export async function closeAudit(db: Firestore, delta: string): Promise<void> {
  await db.runTransaction(async (tx) => {
    const audit = await tx.get(auditOf(db, delta));
    if (audit.get('status') === 'open') tx.update(audit.ref, { status: 'failed' });
  });
}
