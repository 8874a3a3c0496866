import {
  collection,
  doc,
  type CollectionReference,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore';
import type { EntityName } from '@/backend/scope';

export type CollectionName =
  | EntityName
  | 'user'
  | 'quota'
  | 'ban'
  | 'review'
  | 'report'
  | 'personRequest'
  | 'role'
  | 'actLog'
  | 'publicLog'
  | 'figures'
  | 'setting'
  | 'reservedName'
  | 'trust'
  | 'audit'
  | 'crowd'
  | 'pickTable'
  | 'live'
  | 'scorer';

export const collectionOf = (db: Firestore, name: CollectionName): CollectionReference =>
  collection(db, name);

export const documentOf = (db: Firestore, name: CollectionName, id: string): DocumentReference =>
  doc(db, name, id);
