import type { UserId } from './ids';
import { lengthOf, limits } from './schema/limits';
import { cleanProse } from './texts';

/** One thing said about a delta, by its author or a moderator; never changed and never taken back. */
export interface Reply {
  /** The id of the command that sent it, so that sending it again adds nothing. */
  readonly id: string;
  readonly by: UserId;
  /** Server time, epoch milliseconds. */
  readonly at: number;
  readonly text: string;
}

/** Why a text is no reply; `undefined` for one that the rules take. */
export function replyProblem(typed: string): 'empty' | 'tooLong' | undefined {
  const said = cleanProse(typed);
  if (said === '') return 'empty';
  return lengthOf(said) > limits.reply ? 'tooLong' : undefined;
}

/** How many replies a thread may have for somebody to add one: its delta's author leaves the last to moderators. */
export const mostReplies = (isAuthor: boolean): number =>
  isAuthor ? limits.repliesOfAuthor : limits.replies;
