import type { ScopeKey } from '@/backend/scope';
import type { Resume } from '@/backend/snapshot';
import { SilentStorageError } from '@/device/base/storageErrors';
import { restoreOrder } from '@/device/rows/restoreOrder';
import type { RowsPersistence } from '@/device/rows/persistRows';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { storageActions } from '@/wiki/storage/storageSlice';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import type { StorageTrouble } from '../storage/storageTrouble';
import type { ClientSurroundings } from './client';
import type { AppStore } from './store';

const answerWithinMs = 5_000;

interface RestoringOptions extends Pick<ClientSurroundings, 'rows' | 'after'> {
  readonly store: AppStore;
  readonly persistence: RowsPersistence;
  readonly marks: Map<ScopeKey, Resume>;
  readonly trouble: StorageTrouble;
}

export class Restoring {
  readonly #options: RestoringOptions;
  #allRestored: Promise<void> = Promise.resolve();
  #settled: Promise<void> = Promise.resolve();

  constructor(options: RestoringOptions) {
    this.#options = options;
  }

  /**
   * Resolves when the first screen's rows are restored and scopes may open; the other rows follow. If storage
   * does not respond in time, it resolves anyway, and late rows are still restored. Screens wait for rows
   * only if some are expected.
   */
  readonly restore = async ({ expectsRows = true } = {}): Promise<void> => {
    const { store, after, trouble } = this.#options;
    if (expectsRows) store.dispatch(storageActions.rowsAwaited(restoreOrder));
    const restoring = Promise.all([this.#restoreRows(), this.#restoreCommands()]).then(() => undefined);
    const silence = new Promise<void>((resolve) => {
      const forget = after(answerWithinMs, () => {
        trouble.report(new SilentStorageError('The stored rows'));
        resolve();
      });
      void restoring.finally(forget);
    });
    this.#settled = Promise.race([restoring.then(() => this.#allRestored).catch(() => undefined), silence]);
    void this.#settled.then(() => store.dispatch(storageActions.rowsAwaited([])));
    await Promise.race([restoring, silence]);
  };

  readonly allRestored = (): Promise<void> => this.#allRestored;

  /** Like `allRestored`, but also resolves when the storage is given up. */
  settled(): Promise<void> {
    return this.#settled;
  }

  async forgetDocuments(): Promise<void> {
    const { rows, persistence, marks, trouble } = this.#options;
    await this.#settled;
    await persistence.flush();
    marks.clear();
    await rows.forget().catch(trouble.report);
  }

  async #restoreRows(): Promise<void> {
    const { store, persistence, marks } = this.#options;
    const restoring = persistence.restore(store.dispatch);
    this.#allRestored = restoring.then(({ finished }) => finished).then(() => undefined);
    const found = Object.entries((await restoring).marks);
    for (const [scope, mark] of found) {
      marks.set(scope, mark);
      store.dispatch(scopesSlice.actions.timeHeard(mark.checkedAt ?? mark.watermark));
    }
    // A device without watermarks has hardly anything to restore. Stop waiting, so that the first page
    // renders once.
    if (found.length === 0) store.dispatch(storageActions.rowsAwaited([]));
  }

  async #restoreCommands(): Promise<void> {
    const { rows, store, trouble } = this.#options;
    try {
      const { commands, unreadable } = await rows.loadCommands();
      store.dispatch(outboxActions.restored(commands));
      trouble.unreadable(unreadable);
    } catch (error) {
      trouble.report(error);
    }
  }
}
