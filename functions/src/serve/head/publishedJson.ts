import { createKept } from '../../base/kept';
import { readJson } from '../../publish/snapshot/publishedFiles';
import type { SnapshotStore } from '../../publish/snapshot/snapshotStore';
import { inTime } from './inTime';
import type { AnswerLogger } from '../reading/answers';

/** The files change once a night. */
const keptMs = 600_000;

/** Better without the file than late. */
const patienceMs = 2_000;

export interface PublishedJsonOptions {
  readonly store: Pick<SnapshotStore, 'read'>;
  readonly now: () => number;
  readonly logger: AnswerLogger;
}

/** Resolves with the content of a published file, or `undefined` if it is missing. Never rejects. */
export type PublishedJson = (file: string) => Promise<unknown>;

export function createPublishedJson({ store, now, logger }: PublishedJsonOptions): PublishedJson {
  const known = new Map<string, () => Promise<unknown>>();
  return (file) => {
    // Callers that wait for one read share it, and its error is logged once.
    const load = () =>
      inTime(readJson(store, file), patienceMs, file).catch((error: unknown) => {
        logger.error(`the published ${file} could not be read`, error);
        throw error;
      });
    const read = known.get(file) ?? createKept(load, now, keptMs);
    known.set(file, read);
    return read().catch(() => undefined);
  };
}
