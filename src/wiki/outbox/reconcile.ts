import { dequal } from 'dequal';
import { commandId, isRefused, type Command } from '@/model/command';

/**
 * The one command that a command and another tab's row of it come to. Mostly the row is the newer of the two; but one
 * tab may have changed the command within the instant in which another took it to send, each without knowing of the
 * other. `edits` and `attempts` tell, since each grows with what only one of them has done.
 *
 *   EDITED MORE OFTEN   TRIED MORE OFTEN                      COMES TO
 *   neither             neither                               the one the server has taken, else the row, or mine where
 *                                                             it is the same, being sent
 *   one or neither      the same or neither                   that one
 *   one                 the other, which was refused          the edited one, to be tried again
 *   one                 the other, which may have arrived     that as it is, and the edit as a command after it
 *
 * A discard is decided apart from the rest: the higher `discardRevision` counts, unless the server has the command.
 *
 * Both tabs come to the same under the same ids, whichever of the rows was written last.
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

/** A command as another tab or session may go on with it: what had no answer is to be sent again. */
export const unanswered = (row: Command): Command =>
  row.state === 'sending' ? { ...row, state: 'queued' } : row;

const editsOf = ({ edits = 0 }: Command) => edits;

/** Where two tabs have revised it as often, they did the same, at two times. */
function isRevisedLater(one: Command, other: Command): boolean {
  const more = (one.discardRevision ?? 0) - (other.discardRevision ?? 0);
  return more > 0 || (more === 0 && (one.discardedAt ?? 0) > (other.discardedAt ?? 0));
}

/** A command, discarded or not as the later one is; the same where it is so already. */
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

/** The edit on its own; sent once the server has the other, on whose server time it is then based. */
const afterwards = ({ edits = 0, error: _, retryAt: __, ...edited }: Command): Command => ({
  ...edited,
  id: commandId(`${edited.id}-${edits}`),
  state: 'queued',
  attempts: 0,
});
