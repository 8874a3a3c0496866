import {
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type Firestore,
} from 'firebase/firestore';
import type { Backend } from '@/backend/backend';
import { parsePublicLogEntry } from '@/model/acts/parseLogEntry';
import { kindsOfGroup, publicLogPage } from '@/model/acts/publicLog';
import { collectionOf } from './collections';
import { toBackendError } from './errors';
import { readPlainDoc } from './mappers';

export const createReadPublicLog =
  (db: Firestore): Backend['readPublicLog'] =>
  async ({ group, after }) => {
    try {
      const { docs } = await getDocsFromServer(
        query(
          collectionOf(db, 'publicLog'),
          ...(group === undefined ? [] : [where('kind', 'in', [...kindsOfGroup(group)])]),
          orderBy('at', 'desc'),
          ...(after === undefined ? [] : [startAfter(new Timestamp(after.seconds, after.nanoseconds))]),
          limit(publicLogPage),
        ),
      );
      const at: unknown = docs.at(-1)?.get('at');
      const goesOn = docs.length === publicLogPage && at instanceof Timestamp;
      const entries = docs.flatMap((doc) => {
        const entry = parsePublicLogEntry(readPlainDoc(doc));
        if (!entry.ok) console.error(entry.error);
        return entry.ok ? [entry.value] : [];
      });
      return {
        entries,
        ...(goesOn && { next: { seconds: at.seconds, nanoseconds: at.nanoseconds } }),
      };
    } catch (error) {
      throw toBackendError(error);
    }
  };
