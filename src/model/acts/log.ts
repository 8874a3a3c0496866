import type { RevertCounts } from './act';
import type { LeftRecord } from './ban';
import { inLog, loggedKinds, type ActPayload, type LoggedKind } from './acts';
import type { Role } from '../accounts/role';

export interface LogEntry extends Partial<RevertCounts> {
  readonly kind: LoggedKind;
  readonly id: string;
  readonly by: string;
  readonly at: number;
  /** For a restored act its target; for several changes of an account, or everything it did, the account. */
  readonly target: ActTarget;
  readonly records: number;
  readonly proposals: number;
  readonly proposal?: string;
  readonly done: boolean;
  /** The act that reversed this one, perhaps not completely yet. */
  readonly restoredBy?: string;
  readonly part?: string;
  readonly role?: Role;
  readonly reason?: string;
  readonly openDeltas?: ActPayload<'ban'>['openDeltas'];
  readonly appliedDeltas?: ActPayload<'ban'>['appliedDeltas'];
  readonly leftRecords?: readonly LeftRecord[];
}

export const targetCollections = [
  'event',
  'match',
  'player',
  'delta',
  'user',
  'profile',
  'sport',
  'report',
  'request',
  'setting',
] as const;

export interface ActTarget {
  readonly collection: (typeof targetCollections)[number];
  readonly id: string;
  readonly name?: string;
}

export const isOfAccount = ({ kind }: Pick<LogEntry, 'kind'>): boolean => inLog(kind).isOfAccount === true;

export const kindsOfAccounts = loggedKinds.filter((kind) => isOfAccount({ kind }));
export const kindsOfActs = loggedKinds.filter((kind) => !isOfAccount({ kind }));

export const logLength = 50;

/** The actor without an account: the operator at the project's terminal. */
export const consoleActor = 'console';
