import { enqueue } from '@/wiki/outbox/outboxThunks';
import type { AccountFacts } from '@/model/accounts/accountFacts';
import type { AppThunk } from '@/store/typed';

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
