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

/** Reads published files for functions, each at most every ten minutes. */
export function createPublishedJson({ store, now, logger }: PublishedJsonOptions): PublishedJson {
  const known = new Map<string, { readonly at: number; readonly content: Promise<unknown> }>();

  async function load(file: string): Promise<unknown> {
    try {
      return await inTime(readJson(store, file), patienceMs, file);
    } catch (error) {
      logger.error(`the published ${file} could not be read`, error);
      known.delete(file);
      return undefined;
    }
  }

  return (file) => {
    const last = known.get(file);
    if (last && now() - last.at <= keptMs) return last.content;
    const content = load(file);
    known.set(file, { at: now(), content });
    return content;
  };
}
