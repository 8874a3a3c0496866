import type { User } from 'firebase/auth';
import { FieldPath, serverTimestamp, type Firestore } from 'firebase/firestore';
import type { CommandBody, CommandId } from '@/model/proposals/command';
import { documentOf } from '../collections';
import { transactCounted } from './countedTransaction';
import { replyNumber } from './replyNumber';

/** Adds a reply to a delta's thread if it is missing. The rules accept only the next number. */
export function commitReply(
  db: Firestore,
  { about, text }: Extract<CommandBody, { kind: 'reply' }>,
  id: CommandId,
  user: User,
): Promise<void> {
  const reference = documentOf(db, 'delta', about);
  return transactCounted(db, user, async (transaction, count) => {
    const number = replyNumber((await transaction.get(reference)).data(), { about, id, uid: user.uid });
    if (number === undefined) return;
    await count(`reply/${about}/${number}`);
    const reply = { id, by: user.uid, at: serverTimestamp(), text };
    transaction.update(reference, new FieldPath('thread', String(number)), reply);
  });
}
