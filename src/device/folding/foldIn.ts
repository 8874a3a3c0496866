import { NewerRowsError, type RowsSlice } from '@/backend/rows';
import type { ScopeKey } from '@/backend/scope';
import type { FoldReply, FoldRequest } from './foldMessages';

/** Folds a device's journal beside the page; `undefined` where no worker did, so that the page has to. */
export type FoldBeside = (
  name: string,
  first: readonly RowsSlice[],
) => Promise<readonly ScopeKey[] | undefined>;

/**
 * Folds in a worker, started for each fold: they are rare, and between them nothing is kept. One that dies leaves the
 * journal as a closed tab would. Rejects as `RowStore.fold` does.
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
        // The page does what is left, and tells what it meets.
        event.preventDefault();
        resolve(undefined);
      });
      worker.postMessage({ name, first } satisfies FoldRequest);
    });
    worker.terminate();
    if (reply === undefined || 'lost' in reply) return reply?.lost;
    throw reply.isNewer ? new NewerRowsError(reply.failed) : new Error(reply.failed);
  };
