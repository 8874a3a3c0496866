import { draftOf, type Draft } from '@/parts/editing/draft';
import type { RecordSearch } from '@/wiki/search/recordSearch';

/** More would be read by nobody. */
const offered = 5;

/** Players whom a written name surely means, and those whom it may mean. */
export interface KnownNames {
  readonly same: readonly string[];
  readonly near: readonly string[];
}

/**
 * The players that a name may mean: `same` bear it, in any order, case, script and without accents; `near` resemble it.
 */
export function knownNames(search: RecordSearch | undefined, name: string): KnownNames {
  const hits = search?.find(name, offered).players.best ?? [];
  const idsOf = (whole: boolean) => hits.filter(({ fit }) => (fit === 'whole') === whole).map(({ id }) => id);
  return { same: idsOf(true), near: idsOf(false) };
}

/** A pasted name as a side: the one player who bears it, else a name that is new until the author says whose it is. */
export function sideOfName(
  search: RecordSearch | undefined,
  name: string,
  playerName: (id: string) => string | undefined,
): Draft {
  const [only, ...others] = knownNames(search, name).same;
  const known = only === undefined || others.length > 0 ? undefined : playerName(only);
  return only !== undefined && known !== undefined
    ? draftOf({ id: only, name: known })
    : { kind: 'newPlayer', name };
}
