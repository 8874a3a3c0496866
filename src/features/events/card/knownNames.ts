import { matchesName, nameWords } from '@/model/names/nameSearch';
import { draftOf, nameOfDraft, type Draft } from '@/parts/drafts/draft';
import { playersFor, type StoredPerson } from '@/wiki/search/playersFor';
import type { RecordSearch } from '@/wiki/search/recordSearch';
import type { CardRow, WrittenNames } from './cardForm';
import { peopleKeys, type NewPerson } from './cardPeople';

export interface PastedSide {
  readonly player: Draft;
  /** The pasted spelling, if no player has that name. */
  readonly written: string | undefined;
}

export interface PastedName {
  readonly name: string;
  readonly other?: string | undefined;
  readonly country?: string | undefined;
  readonly isNamesake?: boolean;
}

/**
 * Resolves a pasted name. If exactly one player has it (in either script) and no other country, that player
 * is meant; where the card names several countries beside it, only one of the same country is. Otherwise the
 * name counts as new until the author decides.
 */
export function sideOfName(
  search: RecordSearch | undefined,
  asked: PastedName,
  storedOf: (id: string) => StoredPerson | undefined,
): PastedSide {
  const { name, other } = asked;
  const own = playersFor(search, { name });
  const { same } = playersFor(search, asked, storedOf);
  const [only, ...others] = same;
  const known = only === undefined || others.length > 0 ? undefined : storedOf(only)?.name;
  const player: Draft =
    only !== undefined && known !== undefined
      ? draftOf({ id: only, name: known })
      : { kind: 'newPlayer', name };
  // If one script's spelling is known, the other spelling can still be added to the player.
  return { player, written: own.same.length === 0 ? name : other };
}

export interface ChosenPlayer {
  readonly id: string;
  readonly name: string;
  readonly written: string | undefined;
}

export function withChosen(
  row: CardRow,
  side: keyof WrittenNames,
  { id, name, written }: ChosenPlayer,
): CardRow {
  const next: CardRow = { ...row, [side]: draftOf({ id, name }) };
  // A typed beginning of the name was a search, not a spelling of a source.
  const isCopied = written !== undefined && !matchesName(nameWords(written), nameWords(name));
  if (row.written?.[side] !== undefined || !isCopied) return next;
  return { ...next, written: { ...row.written, [side]: written } };
}

/**
 * The side of one row is another new person of the card. What the source of this row says of the person besides
 * goes to all rows of that person, who would otherwise be two.
 */
export function withSame(
  rows: readonly CardRow[],
  row: string,
  side: keyof WrittenNames,
  person: NewPerson,
): readonly CardRow[] {
  const own = rows.find(({ key }) => key === row)?.about?.[side];
  const about = { country: person.country ?? own?.country, other: person.other ?? own?.other };
  const keys = peopleKeys(rows);
  return rows.map((each, at) =>
    sideNames.reduce((before: CardRow, place, index): CardRow => {
      const isChosen = each.key === row && place === side;
      if (!isChosen && keys[at]?.[index] !== person.key) return before;
      return {
        ...before,
        about: { ...before.about, [place]: about },
        ...(isChosen && {
          [place]: { kind: 'newPlayer', name: person.name },
          doubts: before.doubts?.filter((doubt) => doubt.code !== 'namesake' || doubt.at !== place),
        }),
      };
    }, each),
  );
}

export function withSpellings(
  rows: readonly CardRow[],
  names: readonly Pick<NewPerson, 'key' | 'name'>[],
): readonly CardRow[] {
  const keys = peopleKeys(rows);
  return rows.map((row, at) =>
    sideNames.reduce((before: CardRow, side, index): CardRow => {
      const said = names.find(({ key }) => key === keys[at]?.[index]);
      return said === undefined ? before : { ...before, [side]: { kind: 'newPlayer', name: said.name } };
    }, row),
  );
}

const sideNames = ['player1', 'player2'] as const;

/** A typed name that shares no word with the one before is another person: the country in the source is not theirs. */
export function withTypedName(row: CardRow, side: keyof WrittenNames, next: Draft): CardRow {
  const before = nameWords(nameOfDraft(row[side]));
  const isCorrected = nameWords(nameOfDraft(next)).some((word) => before.includes(word));
  return { ...row, [side]: next, ...(!isCorrected && { about: { ...row.about, [side]: undefined } }) };
}
