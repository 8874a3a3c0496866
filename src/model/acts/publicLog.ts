import type { LogGroup, RevertOutcome } from './act';
import { inLog, loggedKinds, type logged, type LoggedKind } from './acts';
import type { Role } from '../role';
import { consoleActor, type ActTarget } from './log';

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
  /** True if it was restored since. */
  readonly isRestored: boolean;
}

/** Entries that everybody may read a part of. */
export type PublicLogKind = {
  readonly [K in LoggedKind]: (typeof logged)[K]['log']['group'] extends 'private' ? never : K;
}[LoggedKind];

const isPublic = (kind: unknown): kind is PublicLogKind => publicKinds.some((each) => each === kind);

export const publicKinds = loggedKinds.filter(
  (kind): kind is PublicLogKind => inLog(kind).group !== 'private',
);

/** The kinds of entries that are asked for together. */
export const kindsOfGroup = (group: LogGroup): readonly PublicLogKind[] =>
  publicKinds.filter((kind) => inLog(kind).group === group);

/** How many entries are shown, and how many more at a time. */
export const publicLogPage = 50;

type Stored = Readonly<Record<string, unknown>>;

/**
 * The public part of a stored entry of `actLog`, without its time; `undefined` where it has none. What it replaced, names that were
 * taken from profiles, what proposals said and why somebody was banned stay with moderators. So does what is a part of another
 * act, and every act that says so of itself.
 */
export function publicPartOf(entry: Stored): Stored | undefined {
  const { by, kind, target, records, restoredBy } = entry;
  if (typeof by !== 'string' || entry['part'] !== undefined || !isPublic(kind)) return undefined;
  const fields = inLog(kind).publicFields ?? [];
  return {
    ...{ by, kind, target: publicTarget(target as ActTarget, kind) },
    ...(typeof records === 'number' && { records }),
    ...Object.fromEntries(fields.filter((field) => field in entry).map((field) => [field, entry[field]])),
    ...(restoredBy !== undefined && { isRestored: true }),
  };
}

/** A proposal that nobody applied may have a name of its author's making. */
const publicTarget = ({ collection, id, name }: ActTarget, kind: PublicLogKind): ActTarget =>
  name === undefined ||
  collection === 'profile' ||
  (collection === 'delta' && inLog(kind).namesProposal !== true)
    ? { collection, id }
    : { collection, id, name };

/** Tells whether nobody's account did it, but who sits at the project's terminal. */
export const isByConsole = ({ by }: Pick<PublicLogEntry, 'by'>): boolean => by === consoleActor;
