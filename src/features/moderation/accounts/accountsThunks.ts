import { enqueue } from '@/wiki/outbox/outboxThunks';
import type { AppThunk } from '@/store/typed';

/** Restores everything an account did since a time, or within the last `lastMs`. */
export const restoreAll =
  (uid: string, period: { readonly since: number } | { readonly lastMs: number }): AppThunk =>
  (dispatch, _getState, { now }) => {
    const since = 'since' in period ? period.since : Math.max(0, now() - period.lastMs);
    dispatch(enqueue({ kind: 'restoreSince', uid, since }));
  };
