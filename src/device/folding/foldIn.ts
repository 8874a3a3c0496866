import { NewerRowsError, type RowsSlice } from '@/backend/rows';
import type { ScopeKey } from '@/backend/scope';
import type { FoldReply, FoldRequest } from './foldMessages';

/**
 * Folds the journal outside the page's thread. `undefined` if there was no worker: then the page must fold.
 */
export type FoldBeside = (
  name: string,
  first: readonly RowsSlice[],
) => Promise<readonly ScopeKey[] | undefined>;

/**
 * Starts a worker for each fold, because folds are rare. A worker that dies leaves the journal like a closed
 * tab. Rejects as `RowStore.fold` does.
 */
export const foldIn =
  (start: () => Worker): FoldBeside =>
  async (name, first) => {
    let worker: Worker;
    try {
      worker = start();
    } catch {
      return undefined;
    }
    const reply = await new Promise<FoldReply | undefined>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FoldReply>) => resolve(data));
      worker.addEventListener('error', (event) => {
        // The page folds instead and reports its own errors.
        event.preventDefault();
        resolve(undefined);
      });
      worker.postMessage({ name, first } satisfies FoldRequest);
    });
    worker.terminate();
    if (reply === undefined || 'lost' in reply) return reply?.lost;
    throw reply.isNewer ? new NewerRowsError(reply.failed) : new Error(reply.failed);
  };
