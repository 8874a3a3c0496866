import { collection, doc, serverTimestamp, type Firestore } from 'firebase/firestore';
import type { CommitAnswer } from '@/backend/backend';
import type { UserId } from '@/model/ids';
import { parsePick } from '@/model/picks/parsePick';
import { storedPickOf, type Pick } from '@/model/picks/pick';
import { samePick } from '@/model/picks/samePick';
import { documentOf } from '../collections';
import { explainPickRefusal } from './explainRefusal';
import { readPlainDoc } from '../read/mappers';
import { transact } from './transact';

/**
 * Stores a pick, unless the account has the same one already: an earlier attempt may have lost its answer, and
 * the match may have begun since. If it was made before the sign-in, and the account's pick after that, the latter
 * stays and is the answer; this compares the device's clock with the server's.
 */
export async function savePick(db: Firestore, uid: UserId, pick: Pick): Promise<CommitAnswer | void> {
  const document = doc(collection(documentOf(db, 'user', uid), 'pick'), pick.match);
  try {
    return await transact(db, async (transaction) => {
      const stored = readPlainDoc(await transaction.get(document));
      const before = stored && parsePick(stored);
      if (before?.ok && samePick(before.value, pick)) return undefined;
      if (before?.ok && isNewer(stored?.['at'], pick)) return { kept: before.value };
      const changes = Number(stored?.['changes'] ?? 0) + 1;
      transaction.set(document, { ...storedPickOf(pick), changes, at: serverTimestamp() });
      return undefined;
    });
  } catch (error) {
    return explainPickRefusal(db, uid, error);
  }
}

const isNewer = (at: unknown, { madeAt }: Pick): boolean =>
  madeAt !== undefined && typeof at === 'number' && at > madeAt;
