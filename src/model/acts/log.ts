import type { RevertOutcome } from './act';
import type { LoggedKind } from './acts';
import type { Role } from '../role';
import type { Collection } from '../schema/recordSchema';

/** An entry about a role and who gave it to whom, in `roleLog`. */
export interface RoleLogEntry {
  readonly kind: 'role';
  readonly id: string;
  readonly role: Role;
  /** Granted, or taken. */
  readonly grant: boolean;
  /** The account whose role it is. */
  readonly uid: string;
  /** The admin's uid, or `console` for who runs `npm run role`. */
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** An entry about a ban, its moderator and its outcome, in `banLog`. */
export interface BanLogEntry extends BanAsked {
  readonly kind: 'ban';
  readonly id: string;
  /** The moderator's uid. */
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Open proposals that were rejected. */
  readonly rejected: number;
  /** Proposals made that undo applied ones. */
  readonly proposed: number;
  /** True if all that was asked has been done. */
  readonly done: boolean;
}

/** A ban as a moderator asks for it. */
export interface BanAsked {
  /** The account that is meant. */
  readonly uid: string;
  /** Banned, or allowed to propose again. */
  readonly ban: boolean;
  readonly openDeltas: 'keep' | 'reject';
  readonly appliedDeltas: 'keep' | 'undo';
  /** Why, in the moderator's words; of a ban required, though entries and commands of earlier versions have none. */
  readonly reason?: string | undefined;
}

/**
 * An act of a moderator on records, on proposals of other people, on a profile's name, or of an admin on the definition of a
 * sport, in `actLog`. `applyOwn`: the only
 * moderator applied an own proposal.
 */
export interface ActLogEntry extends Partial<RevertOutcome> {
  readonly kind: Exclude<LoggedKind, 'ban' | 'unban' | 'grantRole' | 'takeRole'>;
  readonly id: string;
  /** The moderator's uid. */
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Of a restored act its target; of everything that an account did, or several of its changes, the account. */
  readonly target: ActTarget;
  /** Records approved, deleted or brought back. */
  readonly records: number;
  /** Proposals rejected, deleted or brought back. */
  readonly proposals: number;
  /** The proposal that was made of a report, or whose deletion was applied. */
  readonly proposal?: string;
  /** True if all of it has been done. */
  readonly done: boolean;
  /** The act that took this one back, perhaps not wholly yet. */
  readonly restoredBy?: string;
  /** The act that it is a part of. */
  readonly part?: string;
}

export interface ActTarget {
  readonly collection: Collection | 'delta' | 'user' | 'profile' | 'sport' | 'report' | 'request' | 'setting';
  readonly id: string;
  /** As it was called then; absent for an account, and where nobody knows. */
  readonly name?: string;
}

export type LogEntry = RoleLogEntry | BanLogEntry | ActLogEntry;

/** Tells whether it is about records and proposals; the others are about accounts. */
export const isActEntry = (entry: LogEntry): entry is ActLogEntry =>
  entry.kind !== 'role' && entry.kind !== 'ban';

/** How many entries of each log are shown before more are asked for. */
export const logLength = 50;

/** The actor when nobody was signed in: the person at the project's own terminal. */
export const consoleActor = 'console';
