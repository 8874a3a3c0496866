import type { ActTarget, LogEntry } from './log';
import type { Role } from '../accounts/role';
import type { Shape } from '../parsing/shapes';
import type { AnyRecord } from '../records/records';
import type { Collection } from '../schema/recordSchema';

export type LogGroup = 'reverts' | 'deletions' | 'restorations' | 'approvals' | 'accounts' | 'settings';

export interface Titled {
  readonly target: ActTarget;
  readonly role?: Role;
  readonly proposal?: string;
}

export interface InLog {
  /** The key of a sentence about `{name}` in `src/language/en/commands.ts`. */
  readonly title: string | ((entry: Titled) => string);
  /** The public log's group; `private` if only moderators may read it. */
  readonly group: LogGroup | 'private';
  readonly publicFields?: readonly (keyof LogEntry)[];
  /** Everybody may read the name of the proposal, because it was applied. */
  readonly namesProposal?: true;
  /** Moderation lists it with roles and bans, apart from acts on records. */
  readonly isOfAccount?: true;
}

export interface InOutbox<Asked> {
  /** The documents it writes. Commands that share one are sent in order. */
  readonly keys: (asked: Asked) => readonly string[];
  readonly after?: (asked: Asked) => readonly string[];
  readonly changes?: (asked: Asked) => RecordChange;
  /** The document whose record it is about, as a key; by default that of `changes`. */
  readonly about?: (asked: Asked) => string;
  /** Why a conflict ends the act, unless the server gives another reason; absent if it can be repeated. */
  readonly overAfterConflict?: 'recordGone' | 'notRestorable';
  /**
   * A file may bring it. Acts that write without reading first may not: an old file would undo later work.
   */
  readonly fromFile?: true;
  readonly title: string | ((asked: Asked) => string);
  readonly values?: (asked: Asked) => Readonly<Record<string, string | number>>;
  readonly refused: string | ((asked: Asked) => string);
}

export interface RecordChange {
  readonly collection: Collection;
  readonly id: string;
  readonly effect: 'approved' | 'deleted';
  readonly isOver: (stored: AnyRecord | undefined) => boolean;
}

/** One act, except its work (`functions/src/handlers.ts`) and its texts (`src/language`). */
export interface Act<Asked> {
  readonly shape: Shape;
  readonly by: Role;
  /** Also the organisers of the event that it is about, whom a moderator has appointed. */
  readonly byOrganiser?: true;
  readonly reversedBy?: string;
  readonly whileOverBudget?: true;
  readonly log: InLog;
  /** Absent if the caller waits for the result instead of queueing the act. */
  readonly outbox?: InOutbox<Asked>;
}

export interface RevertCounts {
  readonly reverted: number;
  /** Left to other moderators as a proposal, because this one made or decided them. */
  readonly proposed: number;
  /**
   * Not reverted: others have changed the record since, or it is a deletion with this moderator's
   * involvement, which another one can restore.
   */
  readonly left: number;
}
