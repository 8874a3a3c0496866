import { enqueue } from '@/features/wiki/outbox/outboxThunks';
import type { AppThunk } from '@/store/typed';
import { logsActions } from './logsSlice';

/** Grants or takes the role of moderators, as an admin. */
export const setModerator =
  (email: string, grant: boolean): AppThunk =>
  (dispatch) => {
    dispatch(enqueue({ kind: 'setRole', email, role: 'moderator', grant }));
  };

/** Lets an account propose again. What was rejected stays so. */
export const liftBan =
  (uid: string): AppThunk =>
  (dispatch) => {
    const asked = { uid, ban: false, openDeltas: 'keep', appliedDeltas: 'keep' } as const;
    dispatch(enqueue({ kind: 'banUser', asked }));
  };

/** Follows the logs, for moderators, until the returned call ends it. */
export const followLogs =
  (): AppThunk<() => void> =>
  (dispatch, _getState, { backend }) => {
    dispatch(logsActions.opened());
    const stop = backend.followLogs(
      (entries) => dispatch(logsActions.arrived(entries)),
      (error) => dispatch(logsActions.failed(error.code)),
    );
    return () => {
      stop();
      dispatch(logsActions.closed());
    };
  };
