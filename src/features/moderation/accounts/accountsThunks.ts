import { enqueue } from '@/wiki/outbox/outboxThunks';
import type { AccountFacts } from '@/model/accountFacts';
import type { AppThunk } from '@/store/typed';
import { logsActions } from './logsSlice';

export const lookUpAccount =
  (email: string): AppThunk<Promise<AccountFacts>> =>
  (_dispatch, _getState, { backend }) =>
    backend.ask({ kind: 'lookUpAccount', email });

/**
 * Makes the account that was shown to the admin a moderator. The uid guards against an address that changed
 * its account.
 */
export const grantModerator =
  (email: string, uid: string): AppThunk =>
  (dispatch) => {
    dispatch(enqueue({ kind: 'grantRole', email, uid }));
  };

export const removeModerator =
  (email: string): AppThunk =>
  (dispatch) => {
    dispatch(enqueue({ kind: 'takeRole', email }));
  };

export const liftBan =
  (uid: string): AppThunk =>
  (dispatch) => {
    dispatch(enqueue({ kind: 'unban', uid }));
  };

/** Restores everything an account did since a time, or within the last `lastMs`. */
export const restoreAll =
  (uid: string, period: { readonly since: number } | { readonly lastMs: number }): AppThunk =>
  (dispatch, _getState, { now }) => {
    const since = 'since' in period ? period.since : Math.max(0, now() - period.lastMs);
    dispatch(enqueue({ kind: 'restoreSince', uid, since }));
  };

/**
 * Follows the logs with this many acts until the returned function is called. For moderators. The entries
 * stay until `closed`.
 */
export const followLogs =
  (acts: number): AppThunk<() => void> =>
  (dispatch, _getState, { backend }) => {
    dispatch(logsActions.opened());
    return backend.follow(
      { kind: 'log', acts },
      (entries) => dispatch(logsActions.arrived(entries)),
      (error) => dispatch(logsActions.failed(error.code)),
    );
  };
