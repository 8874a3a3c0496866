import type { Command, CommandId } from '@/model/command';
import type { EntityName, ScopeKey } from './scope';
import type { Entities, Progress, Resume } from './snapshot';
import type { SnapshotEvent } from '@/overlay/snapshotEvent';

/** The changes of one snapshot event, as it is appended to the journal; its marks stand or fall with its rows. */
export type JournalEntry = {
  [N in EntityName]: Progress & {
    readonly entity: N;
    readonly scope: ScopeKey;
    readonly event: SnapshotEvent<Entities[N]>;
    /**
     * Given when the journal is read, never stored: a document older than this that the scope does not hold was deleted,
     * since the mark before this entry vouches for everything older.
     */
    readonly completeBefore?: number;
  };
}[EntityName];

/** The rows of one entity and which of them each scope holds. */
export interface StoredEntity<T> {
  readonly docs: readonly T[];
  readonly held: Readonly<Record<ScopeKey, readonly string[]>>;
  /**
   * Tombstones of documents deleted not long ago, and the server time of it: a tab that lags behind may still bring
   * what it knows of such a document, and must not bring it back.
   */
  readonly gone?: readonly Tombstone[];
}
export type Tombstone = readonly [id: string, at: number];

export interface StoredRows {
  readonly entities: { readonly [N in EntityName]: StoredEntity<Entities[N]> };
  /** Where each wide scope goes on. */
  readonly marks: Readonly<Record<ScopeKey, Resume>>;
}

/** Some rows of one entity: a part small enough for one turn of the main thread. */
export interface RowsSlice {
  readonly entity: EntityName;
  readonly rows: StoredEntity<Entities[EntityName]>;
}

/** The rows that the last sessions left, in the order a start needs it. */
export interface OpenedRows {
  /** A copy of what the first screen shows; `readRest` brings each row that still exists again. */
  readonly first: readonly RowsSlice[];
  /** The events after the rows of `readRest` were stored; it may repeat what they already show. */
  readonly journal: readonly JournalEntry[];
  /** The progress that rows and journal together vouch for. */
  readonly marks: Readonly<Record<ScopeKey, Resume>>;
  /** True if something could not be read and was passed over; the marks do not vouch for it any more. */
  readonly damaged: boolean;
  /**
   * Hands every stored row over, slice by slice, leaving the main thread free in between: all deltas first, then entity
   * by entity, `done` being called after the last slice of each. Resolves with the scopes that held rows which turned
   * out to be damaged: those are given up, and the marks with them.
   */
  readonly readRest: (
    take: (slice: RowsSlice) => void,
    done: (entity: EntityName) => Promise<void>,
  ) => Promise<readonly ScopeKey[]>;
}

/** Commands on the device; what is stored there and cannot be read as one is kept, never sent, and named. */
export interface StoredCommands {
  readonly commands: readonly Command[];
  readonly unreadable: readonly string[];
}

/**
 * The device's own memory. Each call is durable when its promise resolves and atomic when the page dies before that.
 * Two tabs share it: rows are written by id and never as a whole.
 */
export interface RowStore {
  /** Rejects with a `NewerRowsError` when a later version of the app wrote the rows: then they are left as they are. */
  readonly open: () => Promise<OpenedRows>;
  readonly append: (entries: readonly JournalEntry[]) => Promise<void>;
  /**
   * Folds the journal into the stored rows, a little at a time; call it when the page is idle. `first` says what the
   * first screen of the next start shows. Resolves with the scopes that held rows which turned out to be damaged.
   * Rejects with a `NewerRowsError` as `open` does.
   */
  readonly fold: (
    first: () => readonly RowsSlice[] | Promise<readonly RowsSlice[]>,
  ) => Promise<readonly ScopeKey[]>;
  /** Lets go of every row that none of the kept scopes holds. Commands stay. */
  readonly clear: (kept: (scope: ScopeKey) => boolean) => Promise<void>;
  /** Lets go of every row, mark and tombstone: what comes from now on may be older. Commands stay. */
  readonly forget: () => Promise<void>;
  readonly loadCommands: () => Promise<StoredCommands>;
  /** `undefined` when there is none, or none of this version. Rejects when the browser fails to read it. */
  readonly loadCommand: (id: CommandId) => Promise<Command | undefined>;
  readonly putCommand: (command: Command) => Promise<void>;
  readonly deleteCommand: (id: CommandId) => Promise<void>;
}

/** The rows on this device were written by a later version of the app. */
export class NewerRowsError extends Error {
  override readonly name = 'NewerRowsError';
}
