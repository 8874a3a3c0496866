import { dequal } from 'dequal';
import { commandId, isRefused, type Command } from '@/model/proposals/command';

/**
 * Merges a command with another tab's row of it.
 *
 * The row is usually newer. But one tab can edit a command in the instant in which another takes it to send.
 * `edits` and `attempts` show this, because each grows only with what its own tab did.
 *
 *   EDITED MORE OFTEN   TRIED MORE OFTEN                  RESULT
 *   neither             neither                           the one the server has taken; else the row, or mine
 *                                                         if it is the same and being sent
 *   one or neither      the same or neither               that one
 *   one                 the other, which was refused      the edited one, queued again
 *   one                 the other, may have arrived       that one unchanged, and the edit as a command after it
 *
 * A discard is merged separately: the higher `discardRevision` wins, unless the server has taken the command.
 *
 * Both tabs reach the same commands with the same ids, whichever row was written last.
 */
export function reconcile(mine: Command | undefined, row: Command): readonly Command[] {
  if (mine === undefined) return [row];
  const later = isRevisedLater(mine, row) ? mine : row;
  return merged(withDiscard(mine, later), withDiscard(row, later));
}

function merged(mine: Command, row: Command): readonly Command[] {
  const edited = editsOf(mine) - editsOf(row);
  const tried = mine.attempts - row.attempts;
  if (edited === 0 && tried === 0)
    return [mine.state === 'acknowledged' || dequal(unanswered(mine), row) ? mine : row];
  if (edited >= 0 && tried >= 0) return [mine];
  if (edited <= 0 && tried <= 0) return [row];
  const [later, sent] = edited > 0 ? [mine, row] : [row, mine];
  if (isRefused(sent)) return [{ ...later, attempts: sent.attempts }];
  return [sent, afterwards(later)];
}

/** A command as another tab or session continues it: an attempt without an answer is sent again. */
export const unanswered = (row: Command): Command =>
  row.state === 'sending' ? { ...row, state: 'queued' } : row;

const editsOf = ({ edits = 0 }: Command) => edits;

/** With equal revisions both tabs did the same at different times. */
function isRevisedLater(one: Command, other: Command): boolean {
  const more = (one.discardRevision ?? 0) - (other.discardRevision ?? 0);
  return more > 0 || (more === 0 && (one.discardedAt ?? 0) > (other.discardedAt ?? 0));
}

function withDiscard(command: Command, later: Command): Command {
  const discardedAt = command.state === 'acknowledged' ? undefined : later.discardedAt;
  const { discardRevision } = later;
  if (command.discardedAt === discardedAt && command.discardRevision === discardRevision) return command;
  const { discardedAt: _, discardRevision: __, ...rest } = command;
  return {
    ...rest,
    ...(discardedAt !== undefined && { discardedAt }),
    ...(discardRevision !== undefined && { discardRevision }),
  };
}

/**
 * The edit as a command of its own. It is sent after the server has taken the other, and is then rebased onto
 * it.
 */
const afterwards = ({ edits = 0, error: _, retryAt: __, ...edited }: Command): Command => ({
  ...edited,
  id: commandId(`${edited.id}-${edits}`),
  state: 'queued',
  attempts: 0,
});
