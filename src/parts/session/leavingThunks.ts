import { BackendError } from '@/backend/errors';
import { ownAccount } from '@/language/en/ownAccount';
import { message } from '@/language/text';
import type { AppThunk } from '@/store/typed';
import { noticeShown } from '@/wiki/notices/noticesSlice';

/** Cancels the deletion of the account, and shows the result. */
export const stay =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { backend }) => {
    try {
      await backend.ask({ kind: 'stay' });
      dispatch(noticeShown({ id: 'leaving', message: message(ownAccount.stays), tone: 'success' }));
    } catch (error) {
      console.warn(error);
      const isBegun = error instanceof BackendError && error.code === 'failed-precondition';
      const said = isBegun ? ownAccount.leavingBegun : ownAccount.notStored;
      dispatch(noticeShown({ id: 'leaving', message: message(said), tone: 'error' }));
    }
  };

/** Requests that the account is deleted once the days to return are over. Rejects with a `BackendError`. */
export const leave =
  (): AppThunk<Promise<void>> =>
  (_dispatch, _getState, { backend }) =>
    backend.ask({ kind: 'leave' });
