import type { DeltaId, UserId } from '@/model/ids';
import type { EarnedTrust } from '@/model/trust/parseTrust';
import type { TrustSettings } from '@/model/trust/trustSettings';
import type { AppThunk } from '@/store/typed';
import { enqueue } from '../outbox/outboxThunks';

export interface AskedTrust extends EarnedTrust {
  readonly settings: TrustSettings;
}

/** Rejects if one of the accounts cannot be loaded. */
export const askTrustOf =
  (uids: readonly UserId[]): AppThunk<Promise<ReadonlyMap<UserId, AskedTrust>>> =>
  async (_dispatch, _getState, { backend }) => {
    const [settings, earned] = await Promise.all([
      backend.ask({ kind: 'trustSettings' }),
      Promise.all(uids.map(async (uid) => [uid, await backend.ask({ kind: 'trustOf', uid })] as const)),
    ]);
    return new Map(earned.map(([uid, each]) => [uid, { ...each, settings }]));
  };

export const passAudit =
  (deltaId: DeltaId): AppThunk =>
  (dispatch) => {
    dispatch(enqueue({ kind: 'passAudit', deltaId }));
  };

/** Allows an account `more` open proposals until a time, as a moderator. Epoch milliseconds; 0 ends it. */
export const raiseLimit =
  (uid: string, more: number, until: number): AppThunk =>
  (dispatch) => {
    dispatch(enqueue({ kind: 'raiseLimit', uid, more, until }));
  };

export const saveTrust =
  (settings: TrustSettings): AppThunk =>
  (dispatch) => {
    dispatch(enqueue({ kind: 'saveTrust', settings }));
  };
