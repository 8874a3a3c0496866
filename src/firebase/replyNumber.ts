import { BackendError } from '@/backend/errors';
import type { DeltaId } from '@/model/ids';
import { mostReplies } from '@/model/thread';

/** The thread of a stored delta; it may be broken in any of its parts. */
export interface StoredThread {
  readonly author?: unknown;
  readonly status?: unknown;
  readonly applying?: unknown;
  /** Replies by number, as they are stored. */
  readonly thread?: unknown;
}

/**
 * The number under which a reply is to be written; `undefined` when it is there already. Throws when the thread is closed:
 *
 *   STORED DELTA           ANSWER
 *   absent                 conflict
 *   has the reply          undefined
 *   applied                conflict
 *   being applied          aborted: afterwards it is closed, or open as before
 *   without room           out-of-range; the author's ends before the moderators'
 *   anything else          how many replies there are
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
  // Not `failed-precondition`, which in a transaction means a lost race and is tried again.
  const most = mostReplies(author === uid);
  if (said.length >= most)
    throw new BackendError('out-of-range', `${name} has ${said.length} replies, of at most ${most}`);
  return said.length;
}
