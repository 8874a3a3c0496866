import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { plainDoc } from '@/lib/plainData';
import { recordParsers } from '@/model/parsing/recordParsers';
import type { Records } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';

/** Called with the number of documents in each answer. */
export type Count = (reads: number) => void;

/** Ids as `src/lib/newId.ts` makes them. The app has never proposed others. */
export const madePattern = /^[A-Za-z0-9]{20}$/;

/** Whether Firestore accepts the id. Others throw instead of being absent. */
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

export function recordIn<N extends Collection>(collection: N, doc: DocumentSnapshot): Records[N] | undefined {
  const data = plainDoc(doc, Timestamp);
  if (data === undefined || data['deleted'] === true) return undefined;
  const parsed = recordParsers[collection](data);
  // `recordParsers` maps each collection to its own record type.
  return parsed.ok ? (parsed.value as Records[N]) : undefined;
}
