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
import type { PublicLogPage, Questions } from '@/backend/questions';
import { parsePublicLogEntry } from '@/model/acts/parseLogEntry';
import { kindsOfGroup, publicLogPage } from '@/model/acts/publicLog';
import { collectionOf } from '../collections';
import { readDocs } from './mappers';

export async function readPublicLog(
  db: Firestore,
  { group, after }: Questions['publicLog']['asked'],
): Promise<PublicLogPage> {
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
  return {
    entries: readDocs(docs, parsePublicLogEntry),
    ...(goesOn && { next: { seconds: at.seconds, nanoseconds: at.nanoseconds } }),
  };
}
