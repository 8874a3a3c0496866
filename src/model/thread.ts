import * as v from 'valibot';
import { userId, type UserId } from './ids';
import { lengthOf, limits } from './limits';
import { text, time } from './schema';
import { cleanProse } from './texts';

/** One thing said about a delta, by its author or a moderator; never changed and never taken back. */
export interface Reply {
  /** That of the command that sent it, so that sending it again adds nothing. */
  readonly id: string;
  readonly by: UserId;
  /** Server time, epoch milliseconds. */
  readonly at: number;
  readonly text: string;
}

const reply = v.object({ id: text, by: v.pipe(text, v.transform(userId)), at: time, text });

/** Stored by number, `{ '0': …, '1': … }`, since the server's time can stand in a map and not in a list. */
const numbered = v.pipe(
  v.record(v.string(), reply),
  v.transform((replies): readonly Reply[] =>
    Object.entries(replies)
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([, each]) => each),
  ),
);

/** A thread as it is stored, or as a delta carries it, read as a list, oldest first. */
export const threadSchema = v.union([v.array(reply), numbered]);

/** Why a text is no reply; `undefined` for one that the rules take. */
export function replyProblem(typed: string): 'empty' | 'tooLong' | undefined {
  const said = cleanProse(typed);
  if (said === '') return 'empty';
  return lengthOf(said) > limits.reply ? 'tooLong' : undefined;
}

/** How many replies a thread may have for somebody to add one: its delta's author leaves the last to moderators. */
export const mostReplies = (isAuthor: boolean): number =>
  isAuthor ? limits.repliesOfAuthor : limits.replies;
