import type { UnknownAction } from '@reduxjs/toolkit';
import type { EffectStore } from '@/store/createListeners';
import { outboxActions } from './outboxSlice';

/**
 * Makes commands due that wait after a failed attempt. The app has just opened or the network is back, so the
 * reason to wait may be gone.
 */
export function retryWaiting(
  { getState }: Pick<EffectStore, 'getState'>,
  dispatch: (action: UnknownAction) => void,
): void {
  for (const { id, state, retryAt } of getState().outbox.commands) {
    if (state === 'queued' && retryAt !== undefined) dispatch(outboxActions.retried({ id }));
  }
}
