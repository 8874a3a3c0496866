import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { deleteEvent } from '@/wiki/proposals/recordsThunks';
import { undoMs, type CommandId } from '@/model/command';
import type { EventId } from '@/model/ids';
import type { AppThunk } from '@/store/typed';

/** Deletes an event with its card once the time to undo it is over. */
export const deleteCard =
  (id: EventId): AppThunk =>
  (dispatch, _getState, { now }) =>
    dispatch(deleteEvent(id, { sendAfter: now() + undoMs }));

/** Takes a deletion back that was not sent yet. */
export const undoDeletion =
  (id: CommandId): AppThunk =>
  (dispatch) =>
    void dispatch(outboxActions.discarded({ id }));

/** Sends a deletion without waiting for second thoughts. */
export const sendDeletion =
  (id: CommandId): AppThunk =>
  (dispatch) =>
    void dispatch(outboxActions.retried({ id }));
