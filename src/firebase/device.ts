import { doc, serverTimestamp, type Firestore } from 'firebase/firestore';
import type { CommandBody } from '@/model/command';
import type { UserId } from '@/model/ids';
import { documentOf } from './collections';
import { transact } from './transact';

/** Has the device of a messaging token told of decisions, or no longer. */
export async function saveDevice(
  db: Firestore,
  uid: UserId,
  { token, wanted, language = 'en' }: Extract<CommandBody, { kind: 'saveDevice' }>,
): Promise<void> {
  const reference = doc(documentOf(db, 'user', uid), 'token', await idOf(token));
  await transact(db, async (transaction) => {
    if (wanted) transaction.set(reference, { token, language, created: serverTimestamp() });
    else transaction.delete(reference);
  });
}

/** A token may be longer than an id, and registering it again must find the same document. */
async function idOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
