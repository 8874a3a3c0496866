import type { UnknownAction } from '@reduxjs/toolkit';
import type { EffectStore } from '@/store/createListeners';
import { outboxActions } from './outboxSlice';

/**
 * Makes due what waits for a later attempt: the page has just been opened or the network is back, so the reason to wait
 * may be gone, and nobody should sit at home for the minutes the hall has earned them.
 */
export function retryWaiting(
  { getState }: Pick<EffectStore, 'getState'>,
  dispatch: (action: UnknownAction) => void,
): void {
  for (const { id, state, retryAt } of getState().outbox.commands) {
    if (state === 'queued' && retryAt !== undefined) dispatch(outboxActions.retried({ id }));
  }
}
