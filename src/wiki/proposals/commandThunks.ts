import { noticeShown } from '../notices/noticesSlice';
import { outbox } from '@/language/en/outbox';
import { message } from '@/language/text';
import { isStuck, undoMs, type CommandId } from '@/model/command';
import type { AppThunk } from '@/store/typed';
import { isDiscardable, withDependents } from '../outbox/dependents';
import { selectCommands } from '../outbox/outboxSelectors';
import { amendCommand } from '../outbox/outboxThunks';
import { outboxActions } from '../outbox/outboxSlice';
import { askedAnew, chainOf } from './askedAnew';

/** Sends a command now that failed or waits for its next attempt. A conflict needs a choice and stays. */
export const retryCommand =
  (id: CommandId): AppThunk =>
  (dispatch, getState) => {
    const command = selectCommands(getState()).find((each) => each.id === id);
    if (command !== undefined && command.state !== 'conflict') dispatch(outboxActions.retried({ id }));
  };

/** Sends all that failed or waits for another attempt. */
export const retryAll = (): AppThunk => (dispatch, getState) => {
  for (const { id, state, retryAt } of selectCommands(getState())) {
    if (state === 'failed' || (state === 'queued' && retryAt !== undefined))
      dispatch(outboxActions.retried({ id }));
  }
};

/**
 * Puts a conflicting command over what is there now, which the user has seen. Of several edits of one proposal the last
 * stands for all, at its own place in the order. Where nothing can be put over it, the command stays as it is.
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
 * Discards a command, and with a new record what names it; for `undoMs` a notice and the outbox offer to take that
 * back. What the server has stays as it is, and so does one that reaches it while it is being sent: then a notice tells.
 */
export const discardCommand =
  (id: CommandId): AppThunk =>
  (dispatch, getState, { now }) => {
    const commands = selectCommands(getState());
    const meant = commands.find((each) => each.id === id);
    if (meant === undefined || !isDiscardable(meant)) return;
    const discarded = withDependents(commands, meant);
    const ids = discarded.map((each) => each.id);
    dispatch(outboxActions.discardScheduled({ ids, at: now() }));
    // One that was sent without an answer may have arrived, and then shows up as what the server has.
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
