import { limit, onSnapshot, orderBy, query, type Firestore } from 'firebase/firestore';
import type { Functions } from 'firebase/functions';
import type { Backend } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { isJsonObject } from '@/lib/json';
import type { ActAsked } from '@/model/acts/acts';
import { parsePersonRequest } from '@/model/parsing/parseReport';
import { mostRequests } from '@/model/report';
import { callToWrite } from './call';
import { collectionOf } from './collections';
import { toBackendError } from './errors';
import { readPlainDoc } from './mappers';

export function createWithholding(functions: Functions, db: Firestore): Backend['withholding'] {
  const act = async (asked: ActAsked, action: string) => {
    try {
      const answer = await callToWrite(functions, 'act', { ...asked, action });
      if (isJsonObject(answer) && answer['outcome'] === 'conflict')
        throw new BackendError('conflict', 'The page is not there any more');
    } catch (error) {
      throw toBackendError(error);
    }
  };
  return {
    withhold: (asked, action) => act({ kind: 'withhold', ...asked }, action),
    dropRequest: (id, action) => act({ kind: 'dropRequest', id }, action),
    followRequests: (next, fail) =>
      onSnapshot(
        // By time, because senders choose the ids: sorted by id, some could hide others beyond the limit.
        query(collectionOf(db, 'personRequest'), orderBy('at'), limit(mostRequests)),
        { includeMetadataChanges: true },
        ({ docs, metadata }) => {
          if (metadata.fromCache) return;
          const requests = docs.flatMap((doc) => {
            const request = parsePersonRequest(readPlainDoc(doc));
            if (!request.ok) console.error(request.error);
            return request.ok ? [request.value] : [];
          });
          next(requests);
        },
        (error) => fail(toBackendError(error)),
      ),
  };
}
