import type { InLog, LogGroup, RevertOutcome } from './act';
import { logged, type LoggedKind } from './acts';
import type { Role } from '../role';
import { consoleActor, type ActTarget } from './log';

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

/** Entries that everybody may read a part of. */
export type PublicLogKind = {
  readonly [K in LoggedKind]: (typeof logged)[K]['log']['group'] extends 'private' ? never : K;
}[LoggedKind];

const isPublic = (kind: string): kind is PublicLogKind =>
  Object.hasOwn(logged, kind) && logged[kind as LoggedKind].log.group !== 'private';

export const publicKinds = Object.keys(logged).filter(isPublic);

/** The kinds of entries that are asked for together. */
export const kindsOfGroup = (group: LogGroup): readonly PublicLogKind[] =>
  publicKinds.filter((kind) => logged[kind].log.group === group);

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
    (log === 'actLog' && !isPublic(String(entry['kind'])))
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
      const { target, records, restoredBy } = entry;
      const kind = entry['kind'] as PublicLogKind;
      const { publicFields = [] }: InLog = logged[kind].log;
      return {
        ...{ by, kind, target: publicTarget(target as ActTarget, kind) },
        ...(typeof records === 'number' && { records }),
        ...Object.fromEntries(publicFields.map((field) => [field, entry[field]])),
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
