import { countryOf } from '@/model/records/countryOf';
import { matchesName, nameWords } from '@/model/names/nameSearch';
import { draftOf, type Draft } from '@/parts/drafts/draft';
import type { RecordSearch } from '@/wiki/search/recordSearch';
import type { CardRow, WrittenNames } from './cardForm';

const offered = 5;

export interface KnownNames {
  readonly same: readonly string[];
  readonly near: readonly string[];
}

/**
 * Candidates for a name. `same` has the name in any word order, case or script, accents ignored; `near`
 * resembles it.
 */
export function knownNames(search: RecordSearch | undefined, name: string): KnownNames {
  const hits = search?.find(name, offered).players.best ?? [];
  const idsOf = (whole: boolean) => hits.filter(({ fit }) => (fit === 'whole') === whole).map(({ id }) => id);
  return { same: idsOf(true), near: idsOf(false) };
}

export interface PastedSide {
  readonly player: Draft;
  /** The pasted spelling, if no player has that name. */
  readonly written: string | undefined;
}

export interface PastedName {
  readonly name: string;
  readonly other?: string | undefined;
  readonly country?: string | undefined;
}

/**
 * Resolves a pasted name. If exactly one player has it (in either script) and no other country, that player
 * is meant. Otherwise the name counts as new until the author decides.
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
  // If one script's spelling is known, the other spelling can still be added to the player.
  return { player, written: own.length === 0 ? name : other };
}

export interface Answer {
  readonly id: string;
  readonly name: string;
  readonly written: string | undefined;
}

export function answered(row: CardRow, side: keyof WrittenNames, { id, name, written }: Answer): CardRow {
  const next: CardRow = { ...row, [side]: draftOf({ id, name }) };
  // A typed beginning of the name was a search, not a spelling of a source.
  const isCopied = written !== undefined && !matchesName(nameWords(written), nameWords(name));
  if (row.written?.[side] !== undefined || !isCopied) return next;
  return { ...next, written: { ...row.written, [side]: written } };
}
