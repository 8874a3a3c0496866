import type { Manifest, PublishedPart } from '@/model/publication';

/** The published copy of all records, by which a first visit spares the database. */
export interface Copies {
  /**
   * What there is, and when the answer was given (epoch milliseconds, by the server's clock where it can be told).
   * Rejects with a sentence where there is none, or none that can be read.
   */
  readonly manifest: (signal: AbortSignal) => Promise<{ readonly manifest: Manifest; readonly at: number }>;
  /** The records of one part, as plain data yet to be parsed. Rejects where it is not what the manifest says. */
  readonly part: (part: PublishedPart, signal: AbortSignal) => Promise<readonly unknown[]>;
}
