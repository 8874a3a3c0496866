import type { Manifest, PublishedFile } from '@/model/published/publication';
import type { ChangesList } from '@/model/published/publishedChanges';
import type { PublishedDuplicates } from '@/model/published/publishedDuplicates';
import type { EventId, PlayerId } from '@/model/ids';
import type { Match } from '@/model/records/records';
import type { PublishedRecent } from '@/model/published/publishedRecent';
import type { SiteSettings } from '@/model/operating/siteFacts';
import type { PublishedStatus, QueueCount } from '@/model/published/publishedStatus';

export interface Copies {
  /**
   * The list of published files and the time of the answer: epoch milliseconds of the server's clock if
   * known, else the device's. Rejects if the list is missing or unreadable.
   */
  readonly manifest: (signal: AbortSignal) => Promise<{ readonly manifest: Manifest; readonly at: number }>;
  /** Rejects if the list is missing or unreadable. */
  readonly changes: (signal: AbortSignal) => Promise<ChangesList>;
  /**
   * Unparsed records of a file, or definitions of sports. Rejects if the file does not match its description.
   */
  readonly part: (
    part: PublishedFile & { readonly count?: number },
    signal: AbortSignal,
  ) => Promise<readonly unknown[]>;
  /**
   * Pairs of players who may be the same person, computed last night. Rejects if the list is missing or
   * unreadable.
   */
  readonly duplicates: () => Promise<PublishedDuplicates>;
  /** The matches that name this player, by the server's copy. Rejects if the copy does not have the player. */
  readonly matchesOfPlayer: (player: PlayerId, signal: AbortSignal) => Promise<readonly Match[]>;
  /**
   * The matches of this event, by the server's copy, unparsed (`followCard.ts`). Rejects if the copy does not have the
   * event.
   */
  readonly matchesOfEvent: (event: EventId, signal: AbortSignal) => Promise<unknown>;
  /** The newest applied changes. Rejects if they are missing or unreadable. */
  readonly recent: (signal: AbortSignal) => Promise<PublishedRecent>;
  /** What the site says about itself. Rejects if it is missing or unreadable. */
  readonly site: () => Promise<SiteSettings>;
  /** The state of the wiki. Rejects if it is missing or unreadable. */
  readonly status: () => Promise<PublishedStatus>;
  /** What waits for a decision now. Rejects if the server cannot be reached. */
  readonly queue: () => Promise<QueueCount>;
}
