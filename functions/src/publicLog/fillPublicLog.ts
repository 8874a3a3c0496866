import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { logNames, publicIdOf, type LogName } from '@/model/acts/publicLog';
import { limits } from '@/model/schema/limits';
import { publicDoc } from './publishEntry';

/** How far it has come, by log: the id of the last entry that is published, or that all are. */
const progress = 'upkeep/publicLog';
const all = { isDone: true } as const;

/**
 * Publishes the entries of before there was a public log, page by page while there is time; once all are, a run reads one
 * document. What is logged meanwhile is published as it comes. Answers how many.
 */
export async function fillPublicLog(
  db: Firestore,
  hasTime: () => boolean,
  pageSize: number = limits.writesPerTransaction - 1,
): Promise<number> {
  let published = 0;
  const state = await db.doc(progress).get();
  for (const log of logNames) {
    if (state.get(`${log}.isDone`) === true) continue;
    let after: unknown = state.get(`${log}.after`);
    for (let size = pageSize; size === pageSize;) {
      if (!hasTime()) return published;
      const page = await publishPage(db, log, after, pageSize);
      ({ size, after } = page);
      published += page.published;
    }
    await db.doc(progress).set({ [log]: all }, { merge: true });
  }
  return published;
}

async function publishPage(db: Firestore, log: LogName, after: unknown, pageSize: number) {
  const pages = db.collection(log).orderBy(FieldPath.documentId()).limit(pageSize);
  const { docs } = await (typeof after === 'string' ? pages.startAfter(after) : pages).get();
  const last = docs.at(-1)?.id;
  const batch = db.batch();
  const found = docs.flatMap((entry) => {
    const doc = publicDoc(log, entry.data());
    return doc ? [{ id: entry.id, doc }] : [];
  });
  for (const { id, doc } of found) batch.set(db.collection('publicLog').doc(publicIdOf(log, id)), doc);
  if (last !== undefined) batch.set(db.doc(progress), { [log]: { after: last } }, { merge: true });
  await batch.commit();
  return { size: docs.length, after: last, published: found.length };
}
