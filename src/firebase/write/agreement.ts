import { serverTimestamp, type Firestore } from 'firebase/firestore';
import { BackendError } from '@/backend/errors';
import { agreementOf } from '@/model/accounts/agreement';
import type { UserId } from '@/model/ids';
import { documentOf } from '../collections';
import { readPlainDoc } from '../read/mappers';
import { transact } from './transact';

/** Does nothing if this version or a newer one is stored, which another device can have done. */
export const saveAgreement = (db: Firestore, uid: UserId, version: number): Promise<void> =>
  transact(db, async (transaction) => {
    const account = documentOf(db, 'user', uid);
    const stored = readPlainDoc(await transaction.get(account));
    if (!stored) throw new BackendError('unavailable', `user/${uid} is not made yet`);
    if ((agreementOf(stored)?.version ?? 0) >= version) return;
    transaction.update(account, { terms: version, termsAt: serverTimestamp() });
  });
