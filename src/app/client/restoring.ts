import type { ScopeKey } from '@/backend/scope';
import type { Resume } from '@/backend/snapshot';
import { SilentStorageError } from '@/device/base/storageErrors';
import { restoreOrder } from '@/device/rows/restoreOrder';
import type { RowsPersistence } from '@/device/rows/persistRows';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { storageActions } from '@/wiki/storage/storageSlice';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import type { StorageTrouble } from '../storage/storageTrouble';
import type { Surroundings } from './client';
import type { AppStore } from './store';

/** After this time a start continues without its storage. */
const answerWithinMs = 5_000;

export async function forgetDocuments({
  rows,
  restoring,
  persistence,
  marks,
  trouble,
}: Pick<RestoringOptions, 'rows' | 'persistence' | 'marks' | 'trouble'> & {
  readonly restoring: ReturnType<typeof createRestoring>;
}): Promise<void> {
  await restoring.settled();
  await persistence.flush();
  marks.clear();
  await rows.forget().catch(trouble.report);
}

interface RestoringOptions extends Pick<Surroundings, 'rows' | 'after'> {
  readonly store: AppStore;
  readonly persistence: RowsPersistence;
  readonly marks: Map<ScopeKey, Resume>;
  readonly trouble: StorageTrouble;
}

export function createRestoring({ rows, after, store, persistence, marks, trouble }: RestoringOptions) {
  let allRestored: Promise<void> = Promise.resolve();
  let settled: Promise<void> = Promise.resolve();

  /**
   * Resolves when the first screen's rows are restored and scopes may open; the other rows follow. If storage
   * does not respond in time, it resolves anyway, and late rows are still restored. Screens wait for rows
   * only if some are expected.
   */
  async function restore({ expectsRows = true } = {}): Promise<void> {
    if (expectsRows) store.dispatch(storageActions.rowsAwaited(restoreOrder));
    const restoring = Promise.all([restoreRows(), restoreCommands()]).then(() => undefined);
    const silence = new Promise<void>((resolve) => {
      const forget = after(answerWithinMs, () => {
        trouble.report(new SilentStorageError('The stored rows'));
        resolve();
      });
      void restoring.finally(forget);
    });
    settled = Promise.race([restoring.then(() => allRestored).catch(() => undefined), silence]);
    void settled.then(() => store.dispatch(storageActions.rowsAwaited([])));
    await Promise.race([restoring, silence]);
  }

  async function restoreRows(): Promise<void> {
    const restoring = persistence.restore(store.dispatch);
    allRestored = restoring.then(({ finished }) => finished).then(() => undefined);
    const found = Object.entries((await restoring).marks);
    for (const [scope, mark] of found) {
      marks.set(scope, mark);
      store.dispatch(scopesSlice.actions.timeHeard(mark.checkedAt ?? mark.watermark));
    }
    // A device without watermarks has hardly anything to restore. Stop waiting, so that the first page
    // renders once.
    if (found.length === 0) store.dispatch(storageActions.rowsAwaited([]));
  }

  async function restoreCommands(): Promise<void> {
    try {
      const { commands, unreadable } = await rows.loadCommands();
      store.dispatch(outboxActions.restored(commands));
      trouble.unreadable(unreadable);
    } catch (error) {
      trouble.report(error);
    }
  }

  return {
    restore,
    allRestored: () => allRestored,
    /** Like `allRestored`, but also resolves when the storage is given up. */
    settled: () => settled,
  };
}
