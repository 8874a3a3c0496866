import type { DeltaId, UserId } from '@/model/ids';
import type { Audit } from '@/model/trust/audit';
import type { EarnedTrust } from '@/model/trust/parseTrust';
import type { TrustSettings } from '@/model/trustSettings';
import type { AppThunk } from '@/store/typed';
import { enqueue } from '../outbox/outboxThunks';

/** The trust that an account has earned, and by which settings it counts. */
export interface AskedTrust extends EarnedTrust {
  readonly settings: TrustSettings;
}

/** Asks what an account has earned; rejects with a `BackendError`. */
export const askTrust =
  (uid: UserId): AppThunk<Promise<AskedTrust>> =>
  async (_dispatch, _getState, { backend }) => {
    const [settings, earned] = await Promise.all([backend.trust.settings(), backend.trust.of(uid)]);
    return { ...earned, settings };
  };

/** The same of several accounts; rejects where one of them cannot be asked about. */
export const askTrustOf =
  (uids: readonly UserId[]): AppThunk<Promise<ReadonlyMap<UserId, AskedTrust>>> =>
  async (_dispatch, _getState, { backend }) => {
    const [settings, earned] = await Promise.all([
      backend.trust.settings(),
      Promise.all(uids.map(async (uid) => [uid, await backend.trust.of(uid)] as const)),
    ]);
    return new Map(earned.map(([uid, each]) => [uid, { ...each, settings }]));
  };

/** Asks by which settings trust is earned; rejects with a `BackendError`. */
export const askTrustSettings =
  (): AppThunk<Promise<TrustSettings>> =>
  (_dispatch, _getState, { backend }) =>
    backend.trust.settings();

/** Follows the audits that wait, for moderators, until the returned call ends it. */
export const followAudits =
  (next: (audits: readonly Audit[]) => void, fail: (code: string) => void): AppThunk<() => void> =>
  (_dispatch, _getState, { backend }) =>
    backend.trust.followAudits(next, ({ code }) => fail(code));

/** Finds an edit right that was applied at once. */
export const passAudit =
  (deltaId: DeltaId): AppThunk =>
  (dispatch) => {
    dispatch(enqueue({ kind: 'passAudit', deltaId }));
  };

/** Gives an account room for more open proposals until a time, in epoch milliseconds, as a moderator; 0 takes it back. */
export const raiseLimit =
  (uid: string, more: number, until: number): AppThunk =>
  (dispatch) => {
    dispatch(enqueue({ kind: 'raiseLimit', uid, more, until }));
  };

/** Changes the settings, as an admin. */
export const saveTrust =
  (settings: TrustSettings): AppThunk =>
  (dispatch) => {
    dispatch(enqueue({ kind: 'saveTrust', settings }));
  };
