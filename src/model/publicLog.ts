import type { RevertOutcome } from './acts';
import { consoleActor, type ActLogEntry, type ActTarget, type Role } from './logs';

/** The logs that functions keep for moderators, and of which everybody may read a part. */
export const logNames = ['actLog', 'banLog', 'roleLog'] as const;
export type LogName = (typeof logNames)[number];

/** The part of an entry that everybody may read, in `publicLog`: who did what to what, and when. */
export interface PublicLogEntry extends Partial<RevertOutcome> {
  readonly id: string;
  readonly kind: PublicLogKind;
  /** A uid, or `console`. */
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** A record, an account, the definition of a sport, or a proposal, which goes without a name. */
  readonly target: ActTarget;
  readonly role?: Role;
  readonly records: number;
  /** True if it was taken back since. */
  readonly isTakenBack: boolean;
}

/** Acts that only moderators read of: which reports and requests were closed, and which edits looked at again. */
const privateActs = ['closeReport', 'dropRequest', 'passAudit'] as const;
export type PrivateAct = (typeof privateActs)[number];

export type PublicLogKind =
  Exclude<ActLogEntry['kind'], PrivateAct> | 'ban' | 'unban' | 'grantRole' | 'takeRole';

/** The kinds of entries that are asked for together, by their name in the address. */
export const logGroups = {
  reverts: ['revert'],
  deletions: ['deleteRecord', 'deleteDelta', 'withhold'],
  restorations: ['restore', 'restoreSince'],
  approvals: ['approveEvent', 'applyOwn'],
  accounts: ['ban', 'unban', 'grantRole', 'takeRole', 'resetProfile', 'raiseLimit'],
  settings: ['saveSport', 'saveTrust'],
} as const satisfies Readonly<Record<string, readonly PublicLogKind[]>>;

export type LogGroup = keyof typeof logGroups;

/** How many entries are shown, and how many more at a time. */
export const publicLogPage = 50;

type Stored = Readonly<Record<string, unknown>>;

/** The id under which the public part of an entry stands; ids of different logs may be the same. */
export const publicIdOf = (log: LogName, id: string): string => `${log}-${id}`;

/**
 * The public part of a stored entry, without its time; `undefined` where it has none. What it replaced, names that were taken
 * from profiles, what proposals said and why somebody was banned stay with moderators. So do reports of readers, audits, and what is
 * a part of another act.
 */
export function publicPartOf(log: LogName, entry: Stored): Stored | undefined {
  const { by } = entry;
  if (
    typeof by !== 'string' ||
    entry['part'] !== undefined ||
    privateActs.some((kind) => kind === entry['kind'])
  )
    return undefined;
  switch (log) {
    case 'banLog':
      return { by, kind: entry['ban'] === true ? 'ban' : 'unban', target: accountOf(entry) };
    case 'roleLog': {
      const kind = entry['grant'] === true ? 'grantRole' : 'takeRole';
      return { by, kind, role: entry['role'], target: accountOf(entry) };
    }
    case 'actLog': {
      const { kind, target, records, restoredBy, reverted, proposed, left } = entry;
      return {
        ...{ by, kind, target: publicTarget(target as ActTarget, String(kind)) },
        ...(typeof records === 'number' && { records }),
        ...(kind === 'revert' && { reverted, proposed, left }),
        ...(restoredBy !== undefined && { isTakenBack: true }),
      };
    }
  }
}

const accountOf = ({ uid }: Stored) => ({ collection: 'user', id: uid });

/** A proposal that was applied is public; one that was not may have a name of its author's making. */
const publicTarget = ({ collection, id, name }: ActTarget, kind: string): ActTarget =>
  name === undefined || collection === 'profile' || (collection === 'delta' && kind !== 'applyOwn')
    ? { collection, id }
    : { collection, id, name };

/** Tells whether nobody's account did it, but who sits at the project's terminal. */
export const isByConsole = ({ by }: Pick<PublicLogEntry, 'by'>): boolean => by === consoleActor;
