import type { UserId } from '../ids';
import { lengthOf, limits } from '../schema/limits';
import { cleanProse } from '../texts';

export interface Reply {
  /** Id of the command that sent it, so that sending it twice adds it once. */
  readonly id: string;
  readonly by: UserId;
  readonly at: number;
  readonly text: string;
}

export function replyProblem(typed: string): 'empty' | 'tooLong' | undefined {
  const said = cleanProse(typed);
  if (said === '') return 'empty';
  return lengthOf(said) > limits.reply ? 'tooLong' : undefined;
}

/**
 * How many replies a thread may have when one is added. The author's limit is lower, so that moderators get
 * the last word.
 */
export const mostReplies = (isAuthor: boolean): number =>
  isAuthor ? limits.repliesOfAuthor : limits.replies;
