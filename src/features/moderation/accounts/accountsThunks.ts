import { enqueue } from '@/wiki/outbox/outboxThunks';
import type { AccountFacts } from '@/model/accountFacts';
import type { AppThunk } from '@/store/typed';
import { logsActions } from './logsSlice';

/** The account that an address belongs to, before it gets a role. */
export const lookUpAccount =
  (email: string): AppThunk<Promise<AccountFacts>> =>
  (_dispatch, _getState, { backend }) =>
    backend.accounts.lookUp(email);

/** Makes the account that an admin was shown a moderator. */
export const grantModerator =
  (email: string, uid: string): AppThunk =>
  (dispatch) => {
    dispatch(enqueue({ kind: 'grantRole', email, uid }));
  };

/** Takes the role of moderators, as an admin. */
export const removeModerator =
  (email: string): AppThunk =>
  (dispatch) => {
    dispatch(enqueue({ kind: 'takeRole', email }));
  };

/** Lets an account propose again. What was rejected stays so. */
export const liftBan =
  (uid: string): AppThunk =>
  (dispatch) => {
    dispatch(enqueue({ kind: 'unban', uid }));
  };

/** Restores everything that an account did, from a time on or within the last so many milliseconds. */
export const restoreAll =
  (uid: string, period: { readonly since: number } | { readonly lastMs: number }): AppThunk =>
  (dispatch, _getState, { now }) => {
    const since = 'since' in period ? period.since : Math.max(0, now() - period.lastMs);
    dispatch(enqueue({ kind: 'restoreSince', uid, since }));
  };

/** Follows the logs with so many acts, for moderators, until the returned call ends it; the entries stay until `closed`. */
export const followLogs =
  (acts: number): AppThunk<() => void> =>
  (dispatch, _getState, { backend }) => {
    dispatch(logsActions.opened());
    return backend.followLogs(
      acts,
      (entries) => dispatch(logsActions.arrived(entries)),
      (error) => dispatch(logsActions.failed(error.code)),
    );
  };
