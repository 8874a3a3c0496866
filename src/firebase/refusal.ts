import { getCountFromServer, limit, query, type Firestore } from 'firebase/firestore';
import { isTransient, type BackendError } from '@/backend/errors';
import { collectionOf } from './collections';
import { toBackendError } from './errors';

/**
 * Why the server says nothing to a listener, where it refuses: the SDK tries a stream again whatever the server answers,
 * and tells nobody. Who asks for a count is told; that of the events everyone may read. `undefined` if the server answers,
 * or cannot be reached. Calls that overlap share one request; it never rejects.
 */
export function createAskRefusal(db: Firestore): () => Promise<BackendError | undefined> {
  let asked: Promise<BackendError | undefined> | undefined;
  return () => {
    asked ??= ask(db).finally(() => {
      asked = undefined;
    });
    return asked;
  };
}

async function ask(db: Firestore): Promise<BackendError | undefined> {
  try {
    await getCountFromServer(query(collectionOf(db, 'event'), limit(1)));
    return undefined;
  } catch (error) {
    const known = toBackendError(error);
    return isTransient(known.code) ? undefined : known;
  }
}
