import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { recordIdOf, type Delta } from '@/model/proposals/delta';
import { dayMs } from '@/model/trust/trust';
import { editKindsOf } from '@/model/trust/editKind';
import { Ledger } from './ledger';

/** Only moderators can read audits: an author who knew which edits are audited would know which are not. */
export const auditOf = (db: Firestore, delta: string) => db.collection('audit').doc(delta);

export function openAudit(tx: Transaction, db: Firestore, delta: Delta): void {
  const { author, collection } = delta;
  const edit = { author, collection, docId: recordIdOf(delta), kinds: editKindsOf(delta) };
  tx.set(auditOf(db, delta.id), { ...edit, ...opened() });
}

const opened = () => ({ status: 'open', at: FieldValue.serverTimestamp() });

export async function countOpenAudits(tx: Transaction, db: Firestore, uid: string): Promise<number> {
  const open = db.collection('audit').where('author', '==', uid).where('status', '==', 'open');
  return (await tx.get(open.count())).data().count;
}

const sweptDays = 30;

/**
 * Audits all of an author's recent edits that were applied at once and not yet audited, after one was
 * reverted. Safe to repeat.
 */
export async function auditAll(db: Firestore, uid: string, now: number): Promise<void> {
  for (const act of await new Ledger(db, uid).atOnceSince(now - sweptDays * dayMs)) {
    const [collection, docId] = act.record.split('/');
    const delta = act.id.replace(/-atOnce$/, '');
    await db.runTransaction(async (tx) => {
      const [audit, stored] = await tx.getAll(auditOf(db, delta), db.doc(`delta/${delta}`));
      if (audit?.exists || stored?.get('status') !== 'applied' || stored.get('reverted') !== undefined)
        return;
      const edit = { author: uid, collection, docId, kinds: act.kinds };
      tx.create(auditOf(db, delta), { ...edit, ...opened() });
    });
  }
}

export async function closeAudit(db: Firestore, delta: string): Promise<void> {
  await db.runTransaction(async (tx) => {
    const audit = await tx.get(auditOf(db, delta));
    if (audit.get('status') === 'open') tx.update(audit.ref, { status: 'failed' });
  });
}
