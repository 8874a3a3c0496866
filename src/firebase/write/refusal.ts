import { getCountFromServer, limit, query, type Firestore } from 'firebase/firestore';
import { isTransient, type BackendError } from '@/backend/errors';
import { sharedCall } from '@/lib/sharedCall';
import { collectionOf } from '../collections';
import { toBackendError } from '../errors';

/**
 * Finds out why a listener stays silent. The SDK retries a refused stream forever without reporting it, but a
 * count request reports the refusal, so this counts the public events. `undefined` if the server answers or
 * is unreachable. Concurrent calls share a request. Never rejects.
 */
export const createAskRefusal = (db: Firestore): (() => Promise<BackendError | undefined>) =>
  sharedCall(() => ask(db));

async function ask(db: Firestore): Promise<BackendError | undefined> {
  try {
    await getCountFromServer(query(collectionOf(db, 'event'), limit(1)));
    return undefined;
  } catch (error) {
    const known = toBackendError(error);
    return isTransient(known.code) ? undefined : known;
  }
}
