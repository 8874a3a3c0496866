import { outboxActions } from '@/wiki/outbox/outboxSlice';
import type { CommandId } from '@/model/proposals/command';
import type { AppThunk } from '@/store/typed';

export const undoDeletion =
  (id: CommandId): AppThunk =>
  (dispatch) =>
    void dispatch(outboxActions.discarded({ id }));

export const sendDeletion =
  (id: CommandId): AppThunk =>
  (dispatch) =>
    void dispatch(outboxActions.retried({ id }));
