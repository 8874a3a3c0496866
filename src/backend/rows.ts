import type { Command, CommandId } from '@/model/proposals/command';
import type { EntityName, ScopeKey } from './scope';
import type { Entities, Progress, Resume } from './snapshot';
import type { SnapshotEvent } from '@/overlay/snapshotEvent';

/** One snapshot event in the journal. Its progress and its rows are stored together or not at all. */
export type JournalEntry = {
  [N in EntityName]: Progress & {
    readonly entity: N;
    readonly scope: ScopeKey;
    readonly event: SnapshotEvent<Entities[N]>;
    /**
     * Set on reading, never stored. A document older than this that the scope does not hold was deleted,
     * because the mark before this entry covers everything older.
     */
    readonly completeBefore?: number;
  };
}[EntityName];

export interface StoredEntity<T> {
  readonly docs: readonly T[];
  readonly held: Readonly<Record<ScopeKey, readonly string[]>>;
  /**
   * Recent tombstones. A tab that lags behind may still deliver an old version of such a document, which must
   * not restore it.
   */
  readonly gone?: readonly Tombstone[];
}
export type Tombstone = readonly [id: string, at: number];

export interface StoredRows {
  readonly entities: { readonly [N in EntityName]: StoredEntity<Entities[N]> };
  readonly marks: Readonly<Record<ScopeKey, Resume>>;
}

export interface RowsSlice {
  readonly entity: EntityName;
  readonly rows: StoredEntity<Entities[EntityName]>;
}

/** Called once, unless the rows cannot be read. */
export type ShowFirst = (first: readonly RowsSlice[]) => void;

export interface OpenedRows {
  /** Events after the stored rows. They may repeat what the rows already contain. */
  readonly journal: readonly JournalEntry[];
  readonly marks: Readonly<Record<ScopeKey, Resume>>;
  /** True if something unreadable was skipped. The marks no longer cover it. */
  readonly damaged: boolean;
  /**
   * Passes on all stored rows in slices, yielding in between: deltas first, then entity by entity. Calls
   * `done` after the last slice of each. Resolves with the scopes that held damaged rows; those rows and
   * marks are discarded.
   */
  readonly readRest: (
    take: (slice: RowsSlice) => void,
    done: (entity: EntityName) => Promise<void>,
  ) => Promise<readonly ScopeKey[]>;
}

/** Commands on the device. Unreadable ones are kept, never sent, and listed. */
export interface StoredCommands {
  readonly commands: readonly Command[];
  readonly unreadable: readonly string[];
}

/**
 * The device's storage. Each call is durable when it resolves, and all or nothing if the page dies before.
 * Tabs share it, so rows are written one by one.
 */
export interface RowStore {
  /**
   * Calls `show` with copies of the rows for the first screen before it waits for the journal. `readRest` brings
   * those that still exist again. Rejects with `NewerRowsError` if a later app version wrote the rows. They are not
   * touched then.
   */
  readonly open: (show?: ShowFirst) => Promise<OpenedRows>;
  readonly append: (entries: readonly JournalEntry[]) => Promise<void>;
  /**
   * Folds the journal into the stored rows in small steps. Call it when idle. `first` gives the rows of the
   * next start's first screen. Resolves with the scopes that held damaged rows. Rejects with `NewerRowsError`
   * like `open`.
   */
  readonly fold: (
    first: () => readonly RowsSlice[] | Promise<readonly RowsSlice[]>,
  ) => Promise<readonly ScopeKey[]>;
  /** Deletes all rows that no kept scope holds. Commands stay. */
  readonly clear: (kept: (scope: ScopeKey) => boolean) => Promise<void>;
  /** Deletes all rows, marks and tombstones, because later data may be older than these. Commands stay. */
  readonly forget: () => Promise<void>;
  readonly loadCommands: () => Promise<StoredCommands>;
  /** `undefined` if there is none of this version. Rejects if the browser cannot read it. */
  readonly loadCommand: (id: CommandId) => Promise<Command | undefined>;
  readonly putCommand: (command: Command) => Promise<void>;
  readonly deleteCommand: (id: CommandId) => Promise<void>;
}

export class NewerRowsError extends Error {
  override readonly name = 'NewerRowsError';
}
