import type { DocumentData, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { getPath } from '@/lib/path';
import { isStoredId } from '@/model/ids';
import { isCollection, type Collection } from '@/model/schema/recordSchema';

export function nameOfRecord(collection: Collection, data: DocumentData | undefined): string | undefined {
  if (data === undefined) return undefined;
  if (collection !== 'match') return text(data['name']);
  const [one, other] = ['player1.name', 'player2.name'].map((path) => text(getPath(data, path)));
  return one === undefined || other === undefined ? undefined : `${one} v ${other}`;
}

export const targetOf = <C extends string>(collection: C, id: string, name?: string) => ({
  collection,
  id,
  ...(name !== undefined && { name }),
});

export const recordTarget = (collection: Collection, record: Pick<DocumentSnapshot, 'id' | 'data'>) =>
  targetOf(collection, record.id, nameOfRecord(collection, record.data()));

export async function nameOfProposal(
  tx: Transaction,
  db: Firestore,
  delta: DocumentSnapshot,
): Promise<string | undefined> {
  const collection: unknown = delta.get('collection');
  const docId: unknown = delta.get('docId');
  const value: unknown = delta.get('value');
  if (!isCollection(collection)) return undefined;
  if (isStoredId(docId)) {
    return nameOfRecord(collection, (await tx.get(db.collection(collection).doc(docId))).data());
  }
  return typeof value === 'object' && value !== null ? nameOfRecord(collection, value) : undefined;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
