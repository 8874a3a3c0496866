import type { Dispatch } from '@reduxjs/toolkit';
import type { Storage } from 'redux-persist';
import type { EffectStore } from '@/store/createListeners';
import type { HintsPersistence } from './hints';

export function createLazyHints(
  storage: Storage,
  store: EffectStore,
  dispatch: Dispatch,
  report: (error: unknown) => void,
): HintsPersistence {
  let loaded: HintsPersistence | undefined;
  let stopped = false;

  async function restore(): Promise<void> {
    try {
      const { createHintsPersistence } = await import('./hints');
      if (!stopped) loaded = createHintsPersistence(storage, store, dispatch, report);
    } catch (error) {
      // The app works as on a new device and stores no choices.
      console.warn('The code of hints did not load', error);
    }
    await loaded?.restore();
  }

  return {
    restore,
    flush: async () => loaded?.flush(),
    stop: () => {
      stopped = true;
      loaded?.stop();
    },
  };
}
