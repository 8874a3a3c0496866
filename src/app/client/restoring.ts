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

/** A start goes on without storage that has not answered after this time. */
const answerWithinMs = 5_000;

/** Has the device forget all documents. Those that it still brings back are waited for, so that none comes afterwards. */
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
  /** Filled with the marks that the stored rows vouch for. */
  readonly marks: Map<ScopeKey, Resume>;
  readonly trouble: StorageTrouble;
}

/** Brings back the rows and commands that the device has stored. */
export function createRestoring({ rows, after, store, persistence, marks, trouble }: RestoringOptions) {
  let allRestored: Promise<void> = Promise.resolve();
  let settled: Promise<void> = Promise.resolve();

  /**
   * Resolves when screens have what they show first and scopes may be opened; the other rows follow. Storage that does
   * not answer is not waited for: what it gives later still comes back. Screens wait for rows only where some are expected.
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
    // A device that vouches for nothing has next to nothing to bring back, and a first page is rendered once.
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
    /** As `allRestored`, or when no more is to be expected of the storage. */
    settled: () => settled,
  };
}
