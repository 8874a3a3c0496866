import { decompress } from '../../publish/snapshot/publishedFiles';
import type { SnapshotStore } from '../../publish/snapshot/snapshotStore';
import { inTime } from './inTime';

/** The file changes once a night. */
const keptMs = 600_000;

/** Better without the file than late. */
const patienceMs = 2_000;

export interface PublishedJsonOptions {
  readonly store: Pick<SnapshotStore, 'read'>;
  readonly now: () => number;
  readonly logger: { readonly error: (message: string, ...more: readonly unknown[]) => void };
}

/**
 * Reads a published file for functions, at most every ten minutes; `undefined` if it is missing. Never
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
      read = undefined;
      return undefined;
    }
  }

  return () => {
    if (!read || now() - read.at > keptMs) read = { at: now(), content: load() };
    return read.content;
  };
}
