import type { LogGroup, RevertCounts } from './act';
import { inLog, loggedKinds, type logged, type LoggedKind } from './acts';
import type { Role } from '../accounts/role';
import type { ActTarget } from './log';

export interface PublicLogEntry extends Partial<RevertCounts> {
  readonly id: string;
  readonly kind: PublicLogKind;
  readonly by: string;
  readonly at: number;
  readonly target: ActTarget;
  readonly role?: Role;
  readonly records: number;
  readonly isRestored: boolean;
}

export type PublicLogKind = {
  readonly [K in LoggedKind]: (typeof logged)[K]['log']['group'] extends 'private' ? never : K;
}[LoggedKind];

const isPublic = (kind: unknown): kind is PublicLogKind => publicKinds.some((each) => each === kind);

export const publicKinds = loggedKinds.filter(
  (kind): kind is PublicLogKind => inLog(kind).group !== 'private',
);

export const kindsOfGroup = (group: LogGroup): readonly PublicLogKind[] =>
  publicKinds.filter((kind) => inLog(kind).group === group);

export const publicLogPage = 50;

type Stored = Readonly<Record<string, unknown>>;

/**
 * The public part of a stored `actLog` entry, without its time; `undefined` if it has none. Replaced values,
 * profile names, contents of proposals and reasons of bans stay private. So do parts of other acts, and
 * private kinds.
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

/** The author of an unapplied proposal may have invented its name. */
const publicTarget = ({ collection, id, name }: ActTarget, kind: PublicLogKind): ActTarget =>
  name === undefined ||
  collection === 'profile' ||
  (collection === 'delta' && inLog(kind).namesProposal !== true)
    ? { collection, id }
    : { collection, id, name };
