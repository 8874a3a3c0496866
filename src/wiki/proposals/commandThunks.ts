import { noticeShown } from '../notices/noticesSlice';
import { outbox } from '@/language/en/outbox';
import { message } from '@/language/text';
import { isStuck, isWaiting, undoMs, type CommandId } from '@/model/proposals/command';
import type { AppThunk } from '@/store/typed';
import { withDependents } from '../outbox/dependents';
import { selectCommands } from '../outbox/outboxSelectors';
import { amendCommand } from '../outbox/outboxThunks';
import { outboxActions } from '../outbox/outboxSlice';
import { askedAnew, chainOf } from './askedAnew';

/** Makes a failed or deferred command due. A conflict needs the user's choice, so it stays. */
export const retryCommand =
  (id: CommandId): AppThunk =>
  (dispatch, getState) => {
    const command = selectCommands(getState()).find((each) => each.id === id);
    if (command !== undefined && command.state !== 'conflict') dispatch(outboxActions.retried({ id }));
  };

export const retryAll = (): AppThunk => (dispatch, getState) => {
  for (const { id, state, retryAt } of selectCommands(getState())) {
    if (state === 'failed' || (state === 'queued' && retryAt !== undefined))
      dispatch(outboxActions.retried({ id }));
  }
};

/**
 * Sends a conflicting command again on top of the current state, which the user has seen. Of several edits of
 * one proposal only the last remains, at its place in the order. Does nothing if nothing remains to ask.
 */
export const insistOnCommand =
  (id: CommandId): AppThunk =>
  (dispatch, getState, { newId }) => {
    const commands = selectCommands(getState());
    const conflicting = commands.find((each) => each.id === id);
    if (conflicting?.state !== 'conflict') return;
    const chain = chainOf(commands, conflicting);
    const last = chain.at(-1) ?? conflicting;
    const body = askedAnew(getState(), last, newId);
    if (body === undefined) return;
    for (const earlier of chain.slice(0, -1)) dispatch(outboxActions.discarded({ id: earlier.id }));
    dispatch(amendCommand(last.id, body));
  };

/**
 * Discards a command and, if it proposes a new record, its dependents. A notice and the outbox offer to undo
 * for `undoMs`. A command in flight that reaches the server stays in effect, and a notice then says so.
 */
export const discardCommand =
  (id: CommandId): AppThunk =>
  (dispatch, getState, { now }) => {
    const commands = selectCommands(getState());
    const meant = commands.find((each) => each.id === id);
    if (meant === undefined || !isWaiting(meant)) return;
    const discarded = withDependents(commands, meant);
    const ids = discarded.map((each) => each.id);
    dispatch(outboxActions.discardScheduled({ ids, at: now() }));
    const perhapsSent = discarded.some((each) => each.attempts > 0 && !isStuck(each));
    const onItsWay = discarded.some((each) => each.state === 'sending');
    const what = message(outbox.discardedOne, { count: ids.length });
    dispatch(
      noticeShown({
        id: `discarded/${id}`,
        timeoutMs: undoMs,
        multiLine: perhapsSent || onItsWay,
        message: onItsWay
          ? message(outbox.discardedOnItsWay, { what })
          : perhapsSent
            ? message(outbox.perhapsSent, { what })
            : what,
        actions: [{ label: message(outbox.undo), does: outboxActions.discardUndone({ ids }) }],
      }),
    );
  };
