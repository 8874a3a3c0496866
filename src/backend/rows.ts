import type { Command, CommandId } from '@/model/command';
import type { EntityName, ScopeKey } from './scope';
import type { Entities, Progress, Resume, SnapshotEvent } from './snapshot';

/** What one snapshot event changed, as it is appended to the journal; its marks stand or fall with its rows. */
export type JournalEntry = {
  [N in EntityName]: Progress & {
    readonly entity: N;
    readonly scope: ScopeKey;
    readonly event: SnapshotEvent<Entities[N]>;
  };
}[EntityName];

/** The rows of one entity and which of them each scope holds. */
export interface StoredEntity<T> {
  readonly docs: readonly T[];
  readonly held: Readonly<Record<ScopeKey, readonly string[]>>;
}

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

/** What the last sessions left, in the order a start needs it. */
export interface OpenedRows {
  /** A copy of what the first screen shows; `readRest` brings each row that still exists again. */
  readonly first: readonly RowsSlice[];
  /** What happened after the rows of `readRest` were stored; it may repeat what they already show. */
  readonly journal: readonly JournalEntry[];
  /** What rows and journal together vouch for. */
  readonly marks: Readonly<Record<ScopeKey, Resume>>;
  /**
   * Hands every stored row over, slice by slice, leaving the main thread free in between: all deltas first, then entity
   * by entity, `done` being called after the last slice of each. Rejects when the rows are damaged.
   */
  readonly readRest: (
    take: (slice: RowsSlice) => void,
    done: (entity: EntityName) => Promise<void>,
  ) => Promise<void>;
}

/**
 * The device's own memory. Each call is durable when its promise resolves and atomic when the page dies before that.
 * Two tabs share it: rows are written by id and never as a whole.
 */
export interface RowStore {
  /** Rows that cannot be read are given up as a whole and reported once; commands never are. */
  readonly open: () => Promise<OpenedRows>;
  readonly append: (entries: readonly JournalEntry[]) => Promise<void>;
  /**
   * Folds the journal into the stored rows, a little at a time; call it when the page is idle. `first` says what the
   * first screen of the next start shows.
   */
  readonly fold: (first: () => readonly RowsSlice[]) => Promise<void>;
  readonly loadCommands: () => Promise<readonly Command[]>;
  readonly putCommand: (command: Command) => Promise<void>;
  readonly deleteCommand: (id: CommandId) => Promise<void>;
}
