import { collection, doc, serverTimestamp, type Firestore } from 'firebase/firestore';
import type { UserId } from '@/model/ids';
import { parsePick } from '@/model/picks/parsePick';
import { samePick, storedPickOf, type Pick } from '@/model/picks/pick';
import { documentOf } from '../collections';
import { explainPickRefusal } from './explainRefusal';
import { readPlainDoc } from '../read/mappers';
import { transact } from './transact';

/**
 * Stores a pick, unless the account has the same one already: an earlier attempt may have lost its answer, and
 * the match may have begun since.
 */
export async function savePick(db: Firestore, uid: UserId, pick: Pick): Promise<void> {
  const document = doc(collection(documentOf(db, 'user', uid), 'pick'), pick.match);
  try {
    await transact(db, async (transaction) => {
      const stored = readPlainDoc(await transaction.get(document));
      const before = stored && parsePick(stored);
      if (before?.ok && samePick(before.value, pick)) return;
      const changes = Number(stored?.['changes'] ?? 0) + 1;
      transaction.set(document, { ...storedPickOf(pick), changes, at: serverTimestamp() });
    });
  } catch (error) {
    await explainPickRefusal(db, uid, error);
  }
}
