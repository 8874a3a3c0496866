import { outbox } from '@/language/en/outbox';
import { reverting } from '@/language/en/reverting';
import { message, type Message } from '@/language/text';
import { mostReverted, type RevertAsked } from '@/model/acts/revert';
import { undoMs, type CommandId } from '@/model/proposals/command';
import type { DeltaId } from '@/model/ids';
import type { AppThunk } from '@/store/typed';
import { noticeShown } from '../notices/noticesSlice';
import { outboxActions } from '../outbox/outboxSlice';
import { enqueue } from '../outbox/outboxThunks';

export const revertChanges =
  (ids: readonly DeltaId[], note: string): AppThunk =>
  (dispatch) => {
    const calls = Array.from({ length: Math.ceil(ids.length / mostReverted) }, (_, at) =>
      ids.slice(at * mostReverted, (at + 1) * mostReverted),
    );
    dispatch(
      revertSoon(
        calls.map((deltas) => ({ deltas, note })),
        message(reverting.soon, { count: ids.length }),
      ),
    );
  };

/**
 * Reverts all applied changes of an account. `since` is a time, or a number of milliseconds back from now.
 */
export const revertSince =
  (uid: string, since: number, note: string): AppThunk =>
  (dispatch) =>
    dispatch(revertSoon([{ uid, since, note }], message(reverting.allSoon)));

/** Schedules the requests together. The notice discards all of them. */
const revertSoon =
  (all: readonly RevertAsked[], said: Message): AppThunk =>
  (dispatch, _getState, { now }) => {
    const sendAfter = now() + undoMs;
    const ids = all.flatMap((asked): readonly CommandId[] => {
      const command = dispatch(enqueue({ kind: 'revert', ...asked }, { sendAfter }));
      return command === undefined ? [] : [command.id];
    });
    const [first] = ids;
    if (first === undefined) return;
    dispatch(
      noticeShown({
        id: `revert/${first}`,
        message: said,
        timeoutMs: undoMs,
        actions: [{ label: message(outbox.undo), does: outboxActions.discardScheduled({ ids, at: now() }) }],
      }),
    );
  };
