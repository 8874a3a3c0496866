import { undoMs } from '@/model/proposals/command';
import type { EventId } from '@/model/ids';
import type { AppThunk } from '@/store/typed';
import { approveEvent } from '@/wiki/proposals/recordsThunks';

export const approveSoon =
  (id: EventId): AppThunk =>
  (dispatch, _getState, { now }) =>
    dispatch(approveEvent(id, { sendAfter: now() + undoMs }));
