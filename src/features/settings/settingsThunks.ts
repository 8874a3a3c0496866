import { scopeKey } from '@/backend/scope';
import { scopesOf } from '@/wiki/listeners/keepOffline';
import { storageActions } from '@/wiki/storage/storageSlice';
import type { AppThunk } from '@/store/typed';

export const storageEstimate =
  (): AppThunk<Promise<{ readonly used: number; readonly quota: number } | undefined>> =>
  (_dispatch, _getState, { device }) =>
    device.estimate();

/** Reads whether storage is persistent. The first edit asks the browser for it. */
export const learnDurability =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { device }) => {
    const known = await device.durability();
    // A refusal in this session says more than `unknown`.
    if (known === 'unknown' && getState().storage.durability === 'refused') return;
    dispatch(storageActions.durabilityKnown(known));
  };

/**
 * Clears this device's rows: all, or those not kept for offline use. Deletes unsent commands only if told to.
 * Rejects if the browser refuses. Reload the page afterwards.
 */
export const clearStored =
  (what: 'seen' | 'all', withCommands: boolean): AppThunk<Promise<void>> =>
  async (_dispatch, getState, { rows }) => {
    const { preferences, outbox } = getState();
    const kept = new Set(what === 'all' ? [] : scopesOf(preferences.kept).map(scopeKey));
    await rows.clear((scope) => kept.has(scope));
    if (withCommands) for (const { id } of outbox.commands) await rows.deleteCommand(id);
  };

/** Rejects with an `AuthError`. */
export const sendVerification =
  (): AppThunk<Promise<void>> =>
  (_dispatch, _getState, { backend }) =>
    backend.auth.sendVerification();
