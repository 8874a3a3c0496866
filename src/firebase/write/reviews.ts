import { deleteDoc, serverTimestamp, setDoc, type Firestore } from 'firebase/firestore';
import { BackendError } from '@/backend/errors';
import type { DeltaId } from '@/model/ids';
import { documentOf } from '../collections';

export async function lookAt(db: Firestore, by: string | undefined, id: DeltaId): Promise<void> {
  if (by === undefined) throw new BackendError('unauthenticated', 'Nobody is signed in');
  await setDoc(documentOf(db, 'review', id), { by, at: serverTimestamp() });
}

export const lookAway = (db: Firestore, id: DeltaId): Promise<void> =>
  deleteDoc(documentOf(db, 'review', id));
