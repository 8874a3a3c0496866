import type { Dispatch } from '@reduxjs/toolkit';
import type { Storage } from 'redux-persist';
import type { EffectStore } from '@/store/createListeners';
import type { HintsPersistence } from './hints';

/** Loads the code of hints with `restore`. */
export class LazyHints implements HintsPersistence {
  readonly #storage: Storage;
  readonly #store: EffectStore;
  readonly #dispatch: Dispatch;
  readonly #report: (error: unknown) => void;
  #loaded: HintsPersistence | undefined;
  #isStopped = false;

  constructor(storage: Storage, store: EffectStore, dispatch: Dispatch, report: (error: unknown) => void) {
    this.#storage = storage;
    this.#store = store;
    this.#dispatch = dispatch;
    this.#report = report;
  }

  async restore(): Promise<void> {
    try {
      const { StoredHints } = await import('./hints');
      if (!this.#isStopped)
        this.#loaded = new StoredHints(this.#storage, this.#store, this.#dispatch, this.#report);
    } catch (error) {
      // The app works as on a new device and stores no choices.
      console.warn('The code of hints did not load', error);
    }
    await this.#loaded?.restore();
  }

  async flush(): Promise<void> {
    await this.#loaded?.flush();
  }

  stop(): void {
    this.#isStopped = true;
    this.#loaded?.stop();
  }
}
