import type { RevertOutcome } from './act';
import { inLog, loggedKinds, type ActPayload, type LoggedKind } from './acts';
import type { Role } from '../role';
import type { Collection } from '../schema/recordSchema';

/** An entry of `actLog`: what a moderator or an admin did to what. */
export interface LogEntry extends Partial<RevertOutcome> {
  readonly kind: LoggedKind;
  readonly id: string;
  /** A uid, or `console`. */
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
  /** The act that reversed this one, perhaps not wholly yet. */
  readonly restoredBy?: string;
  /** The act that it is a part of. */
  readonly part?: string;
  /** The role that was granted or taken. */
  readonly role?: Role;
  /** Why an account was banned, in the moderator's words. */
  readonly reason?: string;
  readonly openDeltas?: ActPayload<'ban'>['openDeltas'];
  readonly appliedDeltas?: ActPayload<'ban'>['appliedDeltas'];
}

export interface ActTarget {
  readonly collection: Collection | 'delta' | 'user' | 'profile' | 'sport' | 'report' | 'request' | 'setting';
  readonly id: string;
  /** As it was called then; absent for an account, and where nobody knows. */
  readonly name?: string;
}

/** Tells whether Moderation lists an entry with roles and bans. */
export const isOfAccount = ({ kind }: Pick<LogEntry, 'kind'>): boolean => inLog(kind).isOfAccount === true;

/** The kinds of entries of each list in Moderation. */
export const kindsOfAccounts = loggedKinds.filter((kind) => isOfAccount({ kind }));
export const kindsOfActs = loggedKinds.filter((kind) => !isOfAccount({ kind }));

/** How many entries of each list are shown before more are asked for. */
export const logLength = 50;

/** The actor when nobody was signed in: the person at the project's own terminal. */
export const consoleActor = 'console';
