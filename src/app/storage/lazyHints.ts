import type { UnknownAction } from '@reduxjs/toolkit';
import type { Storage } from 'redux-persist';
import type { HintsPersistence } from './hints';

/**
 * The persistence of hints, without its code until they are restored: the first visitor has none to bring back. It hears
 * then of every action that happened before.
 */
export function createLazyHints(
  storage: Storage,
  dispatch: (action: UnknownAction) => void,
  report: (error: unknown) => void,
): HintsPersistence {
  let missed: unknown[] = [];
  let loaded: Pick<HintsPersistence, 'seen' | 'flush' | 'stop'> | undefined;
  let stopped = false;

  async function restore(): Promise<void> {
    let hints: HintsPersistence;
    try {
      const { createHintsPersistence } = await import(/* webpackChunkName: "hints" */ './hints');
      hints = createHintsPersistence(storage, dispatch, report);
    } catch (error) {
      // Without them the app works as on a new device; what is chosen now is not kept.
      missed = [];
      loaded = { seen: () => undefined, flush: async () => undefined, stop: () => undefined };
      console.warn('The code of hints did not load', error);
      return;
    }
    loaded = hints;
    for (const action of missed) hints.seen(action);
    missed = [];
    if (stopped) hints.stop();
    else await hints.restore();
  }

  const seen = (action: unknown) => {
    if (loaded === undefined) missed.push(action);
    else loaded.seen(action);
  };
  return {
    seen,
    restore,
    flush: async () => loaded?.flush(),
    stop: () => {
      stopped = true;
      loaded?.stop();
    },
  };
}
