import type { ActTarget, LogEntry } from './log';
import type { Role } from '../role';
import type { Shape } from '../parsing/shapes';
import type { AnyRecord } from '../records';
import type { Collection } from '../schema/recordSchema';

/** Kinds of entries that readers of the public log can ask for together. */
export type LogGroup = 'reverts' | 'deletions' | 'restorations' | 'approvals' | 'accounts' | 'settings';

/** The part of an entry that its title depends on. */
export interface Titled {
  readonly target: ActTarget;
  readonly role?: Role;
  /** The proposal that was made of a report. */
  readonly proposal?: string;
}

/** What the logs say of an act. */
export interface InLog {
  /** The key of a sentence about `{name}` in `src/language/en/acts.ts` or `accounts.ts`. */
  readonly title: string | ((entry: Titled) => string);
  /** The group in which the public log shows it; `private` if only moderators may read it. */
  readonly group: LogGroup | 'private';
  /** Fields that everybody may read besides those of every entry. */
  readonly publicFields?: readonly (keyof LogEntry)[];
  /** True if everybody may read the name of a proposal that it is about: the proposal was applied. */
  readonly namesProposal?: true;
  /** True if Moderation lists it with roles and bans, apart from the acts on records. */
  readonly isOfAccount?: true;
}

/** What the outbox has to know of an act that waits in it. Texts are named by their keys in `src/language/en/commands.ts`. */
export interface InOutbox<Asked> {
  /** The documents it writes. Commands that share one are sent in the order they were made. */
  readonly keys: (asked: Asked) => readonly string[];
  /** Documents that other commands write and that have to be there first. */
  readonly after?: (asked: Asked) => readonly string[];
  /** The record it changes and how. The device shows the change while the act waits. */
  readonly changes?: (asked: Asked) => RecordChange;
  /** The document whose record it is about, as a key; that of `changes` if absent. */
  readonly about?: (asked: Asked) => string;
  /** Why nothing is left to ask after a conflict, unless the server says more; absent if it can be asked again. */
  readonly overAfterConflict?: 'recordGone' | 'notRestorable';
  /** True if a file may bring it. An act that reads nothing before it writes would undo what came after an old file. */
  readonly fromFile?: true;
  readonly title: string | ((asked: Asked) => string);
  readonly values?: (asked: Asked) => Readonly<Record<string, string | number>>;
  readonly refused: string | ((asked: Asked) => string);
}

export interface RecordChange {
  readonly collection: Collection;
  readonly id: string;
  readonly effect: 'approved' | 'deleted';
  /** Tells whether the server's version of the record shows that the act is over. */
  readonly isOver: (stored: AnyRecord | undefined) => boolean;
}

/**
 * All aspects of one act but the work itself, which is in `functions/src/callables/handlers.ts`, and the texts, which are in
 * `src/language`.
 */
export interface Act<Asked> {
  /** The payload. Client and server parse it with this schema, and its type follows from it. */
  readonly shape: Shape;
  /** The role it takes. */
  readonly by: Role;
  /** The act that reverses it; absent if none does. */
  readonly reversedBy?: string;
  /** True if it is also done while the budget allows no edits. */
  readonly whileOverBudget?: true;
  readonly log: InLog;
  /** Absent if its caller waits for the answer instead of queueing it. */
  readonly outbox?: InOutbox<Asked>;
}

/** The numbers of changes that came of a revert. */
export interface RevertOutcome {
  readonly reverted: number;
  /** Left to other moderators as a proposal, since this one made or decided them. */
  readonly proposed: number;
  /**
   * Not reverted: others have changed the record since or built on it, or it is a deletion that this moderator had a part in and
   * that another one can restore.
   */
  readonly left: number;
}
