import type { Command, CommandId } from '@/model/command';
import type { EntityName, ScopeKey } from './scope';
import type { Entities, Resume, SnapshotEvent } from './snapshot';

/** What one snapshot event changed, as it is appended to the journal; its marks stand or fall with its rows. */
export type JournalEntry = {
  [N in EntityName]: {
    readonly entity: N;
    readonly scope: ScopeKey;
    readonly event: SnapshotEvent<Entities[N]>;
    readonly watermark?: number;
    readonly checkedAt?: number;
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

/**
 * The device's own memory. Each call is durable when its promise resolves and atomic when the page dies before that.
 * Two tabs share it: rows are written by id and never as a whole.
 */
export interface RowStore {
  /** Everything the last sessions left; unreadable records are skipped and reported, commands never dropped. */
  readonly load: () => Promise<StoredRows>;
  readonly append: (entries: readonly JournalEntry[]) => Promise<void>;
  /** Folds the journal into the records; call it when the page is idle. */
  readonly fold: () => Promise<void>;
  readonly loadCommands: () => Promise<readonly Command[]>;
  readonly putCommand: (command: Command) => Promise<void>;
  readonly deleteCommand: (id: CommandId) => Promise<void>;
}
