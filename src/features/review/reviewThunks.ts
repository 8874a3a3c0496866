import { outboxActions } from '@/wiki/outbox/outboxSlice';
import type { CommandId } from '@/model/command';
import type { AppThunk } from '@/store/typed';

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
