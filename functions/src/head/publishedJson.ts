import { decompress } from '../snapshot/publishedFiles';
import type { SnapshotStore } from '../snapshot/snapshotStore';
import { inTime } from './inTime';

/** It changes once a night. */
const keptMs = 600_000;

/** A page goes without it rather than late. */
const patienceMs = 2_000;

export interface PublishedJsonOptions {
  readonly store: Pick<SnapshotStore, 'read'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: { readonly error: (message: string, ...more: readonly unknown[]) => void };
}

/**
 * Reads a published file that only functions are given, every ten minutes at most; `undefined` where there is none. Never
 * rejects.
 *
 * @param what the content, for the log
 */
export function createPublishedJson(
  { store, now, logger }: PublishedJsonOptions,
  file: string,
  what: string,
): () => Promise<unknown> {
  let read: { readonly at: number; readonly content: Promise<unknown> } | undefined;

  async function load(): Promise<unknown> {
    try {
      const stored = await inTime(store.read(file), patienceMs, file);
      return stored && JSON.parse((await decompress(stored)).toString());
    } catch (error) {
      logger.error(`the published ${what} could not be read`, error);
      // The next page tries again.
      read = undefined;
      return undefined;
    }
  }

  return () => {
    if (!read || now() - read.at > keptMs) read = { at: now(), content: load() };
    return read.content;
  };
}
