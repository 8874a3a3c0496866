import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { DeltaChange } from '../../base/deltaChange';
import { isConfirmation } from './confirmationId';
import { liveOf, liveOfScores, readScores, scoresOf, writeLive } from './storedScores';

/**
 * Opens a match again whose confirmation was reverted: it is live as it was scored, takes entries, and can be
 * confirmed again. Reverting the reversion closes it again. Reads what is stored now, so it may repeat and run late.
 */
export async function followConfirmation(db: Firestore, change: DeltaChange): Promise<void> {
  const { deltaId, before, after } = change;
  if (!isConfirmation(deltaId) || after === undefined) return;
  if ((before?.['reverted'] === undefined) === (after['reverted'] === undefined)) return;
  const match = String(after['docId']);
  await db.runTransaction(async (tx) => {
    const [delta, stored] = await tx.getAll(db.collection('delta').doc(deltaId), scoresOf(db).doc(match));
    if (!delta?.exists || !stored?.exists) return;
    const live = await tx.get(liveOf(db, String(stored.get('event'))));
    const act: unknown = delta.get('bundle');
    const scores = readScores(stored);
    if (delta.get('reverted') !== undefined && scores.confirmed === act) {
      tx.update(stored.ref, { confirmed: FieldValue.delete(), reopened: act });
      writeLive(tx, live, [[match, liveOfScores(scores)]]);
    } else if (delta.get('reverted') === undefined && stored.get('reopened') === act) {
      tx.update(stored.ref, { confirmed: act, reopened: FieldValue.delete() });
      writeLive(tx, live, [[match, undefined]]);
    }
  });
}
