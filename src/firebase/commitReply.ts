import { FieldPath, serverTimestamp, type Firestore } from 'firebase/firestore';
import type { CommandBody, CommandId } from '@/model/command';
import type { UserId } from '@/model/ids';
import { documentOf } from './collections';
import { replyNumber } from './replyNumber';
import { transact } from './transact';

/** Adds a reply to the thread of a delta, unless it is there already; the rules take it under the next number only. */
export function commitReply(
  db: Firestore,
  { about, text }: Extract<CommandBody, { kind: 'reply' }>,
  id: CommandId,
  uid: UserId,
): Promise<void> {
  const reference = documentOf(db, 'delta', about);
  return transact(db, async (transaction) => {
    const number = replyNumber((await transaction.get(reference)).data(), about, id);
    if (number === undefined) return;
    const reply = { id, by: uid, at: serverTimestamp(), text };
    transaction.update(reference, new FieldPath('thread', String(number)), reply);
  });
}
