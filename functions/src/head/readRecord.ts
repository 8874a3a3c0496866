import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { plainDoc } from '@/lib/plainData';
import { recordParsers } from '@/model/parsing/recordParsers';
import type { Records } from '@/model/records';
import type { Collection } from '@/model/schema/recordSchema';

/** Told of every answer how many documents it had. */
export type Count = (reads: number) => void;

/** Ids as the app makes them (`src/lib/newId.ts`); of others none was ever proposed by it. */
export const madePattern = /^[A-Za-z0-9]{20}$/;

/** Accepts the ids that Firestore takes for a document; any other would be an error and not an absence. */
export const isDocId = (id: string) =>
  id !== '' && !id.includes('/') && id !== '.' && id !== '..' && !/^__.*__$/.test(id) && id.length <= 500;

export async function readRecord<N extends Collection>(
  db: Firestore,
  collection: N,
  id: string,
  count: Count,
): Promise<Records[N] | undefined> {
  if (!isDocId(id)) return undefined;
  count(1);
  return recordIn(collection, await db.collection(collection).doc(id).get());
}

/** A record as the client reads it; a tombstone or a document that cannot be read is none. */
export function recordIn<N extends Collection>(collection: N, doc: DocumentSnapshot): Records[N] | undefined {
  const data = plainDoc(doc, Timestamp);
  if (data === undefined || data['deleted'] === true) return undefined;
  const parsed = recordParsers[collection](data);
  // The table of parsers gives each collection its own record.
  return parsed.ok ? (parsed.value as Records[N]) : undefined;
}
