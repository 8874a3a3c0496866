import { scopeKey } from '@/backend/scope';
import { scopesOf } from '@/wiki/listeners/keepOffline';
import { storageActions } from '@/wiki/storage/storageSlice';
import type { AppThunk } from '@/store/typed';

export const storageEstimate =
  (): AppThunk<Promise<{ readonly used: number; readonly quota: number } | undefined>> =>
  (_dispatch, _getState, { device }) =>
    device.estimate();

/** Learns what the browser has promised; `ask` makes it decide. */
export const learnDurability =
  (ask: boolean): AppThunk<Promise<void>> =>
  async (dispatch, getState, { device }) => {
    const known = await (ask ? device.askDurability() : device.durability());
    // A refusal of this session says more than that nothing is promised.
    if (known === 'unknown' && getState().storage.durability === 'refused') return;
    dispatch(storageActions.durabilityKnown(known));
  };

/**
 * Clears the rows of this device, all or those that are not kept for offline use, and only when told to also the commands
 * that were not sent. Rejects when the browser refuses; load the page again afterwards.
 */
export const clearStored =
  (what: 'seen' | 'all', withCommands: boolean): AppThunk<Promise<void>> =>
  async (_dispatch, getState, { rows }) => {
    const { preferences, outbox } = getState();
    const kept = new Set(what === 'all' ? [] : scopesOf(preferences.kept).map(scopeKey));
    await rows.clear((scope) => kept.has(scope));
    if (withCommands) for (const { id } of outbox.commands) await rows.deleteCommand(id);
  };

/** Sends the mail by which the user's address is verified. Rejects with an `AuthError`. */
export const sendVerification =
  (): AppThunk<Promise<void>> =>
  (_dispatch, _getState, { backend }) =>
    backend.auth.sendVerification();
