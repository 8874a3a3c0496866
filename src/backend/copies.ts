import type { Manifest, PublishedFile } from '@/model/published/publication';
import type { ChangesList } from '@/model/published/publishedChanges';
import type { PublishedDuplicates } from '@/model/published/publishedDuplicates';
import type { PublishedStatus } from '@/model/published/publishedStatus';

/** The published copy of all records and what has changed since, by which visits spare the database. */
export interface Copies {
  /**
   * The list of published files, and when the answer was given (epoch milliseconds, by the server's clock where it can
   * be told). Rejects with a sentence where there is none, or none that can be read.
   */
  readonly manifest: (signal: AbortSignal) => Promise<{ readonly manifest: Manifest; readonly at: number }>;
  /** The changes of late. Rejects with a sentence where there is no list, or none that can be read. */
  readonly changes: (signal: AbortSignal) => Promise<ChangesList>;
  /** The records of a part or of changes, or the definitions of sports, as plain data yet to be parsed. Rejects where it is not what was said of it. */
  readonly part: (
    part: PublishedFile & { readonly count?: number },
    signal: AbortSignal,
  ) => Promise<readonly unknown[]>;
  /**
   * The pairs of players who may be one person, as of last night. Rejects with a sentence where there is no list, or none
   * that can be read.
   */
  readonly duplicates: (signal: AbortSignal) => Promise<PublishedDuplicates>;
  /** How the wiki is. Rejects with a sentence where it is not published, or cannot be read. */
  readonly status: (signal: AbortSignal) => Promise<PublishedStatus>;
}
