import { updateDoc, type Firestore } from 'firebase/firestore';
import type { BodyOf } from '@/model/proposals/command';
import type { UserId } from '@/model/ids';
import { documentOf } from '../collections';

export const saveDigest = (
  db: Firestore,
  uid: UserId,
  { rhythm, language }: BodyOf<'saveDigest'>,
): Promise<void> => updateDoc(documentOf(db, 'user', uid), { digest: rhythm, language });
