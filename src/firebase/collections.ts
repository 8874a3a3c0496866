import {
  collection,
  doc,
  type CollectionReference,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore';
import type { EntityName } from '@/backend/scope';

/** Where documents live. The private `user` documents are no entity: only their owner reads them. */
export type CollectionName = EntityName | 'user';

export const collectionOf = (db: Firestore, name: CollectionName): CollectionReference =>
  collection(db, name);

export const documentOf = (db: Firestore, name: CollectionName, id: string): DocumentReference =>
  doc(db, name, id);
