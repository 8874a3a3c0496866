import { BackendError } from '@/backend/errors';
import type { DeltaId } from '@/model/ids';
import { mostReplies } from '@/model/proposals/thread';

/** The parts of a stored delta that decide about a reply. Any of them may be broken. */
export interface StoredThread {
  readonly author?: unknown;
  readonly status?: unknown;
  readonly applying?: unknown;
  readonly thread?: unknown;
}

/**
 * The number of the next reply; `undefined` if this reply is stored already. Throws if the thread is closed:
 *
 *   STORED DELTA           RESULT
 *   absent                 conflict
 *   has the reply          undefined
 *   applied                conflict
 *   being applied          aborted: afterwards it is closed, or open as before
 *   without room           out-of-range; the author's limit is lower than the moderators'
 *   anything else          the number of replies
 */
export function replyNumber(
  stored: StoredThread | undefined,
  { about, id, uid }: { readonly about: DeltaId; readonly id: string; readonly uid: string },
): number | undefined {
  const name = `delta/${about}`;
  if (stored === undefined) throw new BackendError('conflict', `${name} was deleted elsewhere meanwhile`);
  const { author, status, applying, thread } = stored;
  const said: readonly unknown[] = typeof thread === 'object' && thread !== null ? Object.values(thread) : [];
  if (said.some((reply) => typeof reply === 'object' && reply !== null && 'id' in reply && reply.id === id))
    return undefined;
  if (status === 'applied')
    throw new BackendError('conflict', `${name} was decided elsewhere meanwhile: found status applied`);
  if (applying !== undefined) throw new BackendError('aborted', `${name} is being applied`);
  // Not `failed-precondition`: in a transaction that means a lost race, which is retried.
  const most = mostReplies(author === uid);
  if (said.length >= most)
    throw new BackendError('out-of-range', `${name} has ${said.length} replies, of at most ${most}`);
  return said.length;
}
