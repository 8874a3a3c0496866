import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { emptyQuota, nextQuota, type AuthorWrite, type Quota } from '@/model/quota';
import { untilWon } from './untilWon';

/** Writes down in `quota/{uid}` what an author wrote and how many proposals are open. A deleted account keeps none. */
export async function keepLedger(db: Firestore, uid: string, writes: readonly AuthorWrite[]): Promise<void> {
  const ref = db.doc(`quota/${uid}`);
  const open = db.collection('delta').where('author', '==', uid).where('status', '==', 'new').count();
  await untilWon(async () => {
    const [before, gone] = await db.getAll(ref, db.doc(`gone/${uid}`));
    if (!before) throw new Error(`Expected an answer for ${ref.path}, found none`);
    if (gone?.exists) return;
    // Asked after the quota was read, so whoever writes last has counted last.
    const { count } = (await open.get()).data();
    const next = nextQuota(readQuota(before.data()), writes, count);
    const data = { ...next, busyUntil: Timestamp.fromMillis(next.busyUntil) };
    if (before.updateTime) await ref.update(data, { lastUpdateTime: before.updateTime });
    else await ref.create(data);
  });
}

/** A stored quota; only `keepLedger` writes it, so what is there has its form. */
export function readQuota(data: DocumentData | undefined): Quota {
  if (data === undefined) return emptyQuota;
  const { open, recent, busyUntil } = data;
  return {
    open: typeof open === 'number' ? open : 0,
    recent: Array.isArray(recent) ? (recent as Quota['recent']) : [],
    busyUntil: busyUntil instanceof Timestamp ? busyUntil.toMillis() : 0,
  };
}
