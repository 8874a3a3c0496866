import { countryOf } from '@/model/countryOf';
import { matchesName, nameWords } from '@/model/nameSearch';
import { draftOf, type Draft } from '@/parts/editing/draft';
import type { RecordSearch } from '@/wiki/search/recordSearch';
import type { CardRow, WrittenNames } from './cardForm';

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

/** One side of a pasted match. */
export interface PastedSide {
  readonly player: Draft;
  /** The name as it was pasted, where nobody bears it. */
  readonly written: string | undefined;
}

/** A pasted name, and the same in another script where its line has both. */
export interface PastedName {
  readonly name: string;
  readonly other?: string | undefined;
  readonly country?: string | undefined;
}

/**
 * A pasted name as a side: the one player who bears it, in either script, and is of no other country, else a name that is new until the author says
 * whose it is.
 */
export function sideOfName(
  search: RecordSearch | undefined,
  { name, other, country }: PastedName,
  storedOf: (id: string) => { readonly name: string; readonly country?: string } | undefined,
): PastedSide {
  const own = knownNames(search, name).same;
  const [only, ...others] = own.length > 0 || other === undefined ? own : knownNames(search, other).same;
  const stored = only === undefined || others.length > 0 ? undefined : storedOf(only);
  const isOther =
    country !== undefined && stored?.country !== undefined && countryOf(stored.country) !== country;
  const known = isOther ? undefined : stored?.name;
  const player: Draft =
    only !== undefined && known !== undefined
      ? draftOf({ id: only, name: known })
      : { kind: 'newPlayer', name };
  // Of a name that is known in one script the other may be taught.
  return { player, written: own.length === 0 ? name : other };
}

/** A known player for a name that was asked about. */
export interface Answer {
  readonly id: string;
  readonly name: string;
  /** The name that was asked about, where nobody bears it. */
  readonly written: string | undefined;
}

/** The row once somebody has said who is meant by the name of one side. */
export function answered(row: CardRow, side: keyof WrittenNames, { id, name, written }: Answer): CardRow {
  const next: CardRow = { ...row, [side]: draftOf({ id, name }) };
  // The beginning of a name is typed to look for it, and copied from nowhere.
  const isCopied = written !== undefined && !matchesName(nameWords(written), nameWords(name));
  if (row.written?.[side] !== undefined || !isCopied) return next;
  return { ...next, written: { ...row.written, [side]: written } };
}
