import { isOddName } from '@/model/card/oddName';
import { haveOtherMarks } from '@/model/names/marks';
import { otherNames, type OtherNames } from '@/model/identity/namesOfPlayer';
import { countryOf } from '@/model/records/countryOf';
import { isOneName } from './latin';
import type { RecordSearch } from './recordSearch';

/** Candidates for a name: `same` has it in any word order, case or script, `near` resembles it. */
export interface Candidates {
  readonly same: readonly string[];
  readonly near: readonly string[];
  readonly odd: boolean;
}

export interface NameAsked {
  readonly name: string;
  /** A player's id in our own tables. */
  readonly id?: string | undefined;
  /** The name in another script. */
  readonly other?: string | undefined;
  readonly country?: string | undefined;
  /** Several countries are named beside it: people whose country is not the same, or not known, are others. */
  readonly isNamesake?: boolean | undefined;
  /** Words behind the name. */
  readonly left?: string | undefined;
}

export interface StoredPerson extends OtherNames {
  readonly name: string;
  readonly country?: string | undefined;
}

export const offered = 5;

/**
 * Players that a name may mean, best first. Former and other names count. If nobody has the name, its other
 * script is tried. Somebody of another country, or with another mark on a letter, only resembles the person.
 */
export function playersFor(
  search: RecordSearch | undefined,
  { name, id = '', other, country, isNamesake = false, left }: NameAsked,
  storedOf: (id: string) => StoredPerson | undefined = () => undefined,
): Candidates {
  if (id !== '') return { same: [id], near: [], odd: false };
  const find = (text: string) => search?.find(text, offered).players.best ?? [];
  const found = find(name);
  const isBorne = other === undefined || found.some(({ fit }) => fit === 'whole');
  const hits = isBorne ? found : [...find(other), ...found].slice(0, offered);
  const idsOf = (whole: boolean) => [
    ...new Set(hits.filter(({ fit }) => (fit === 'whole') === whole).map((hit) => hit.id)),
  ];
  // Ask when the country or a mark of a letter differs, or when the text has words behind the name.
  const isOther = (found: string) => {
    const stored = storedOf(found);
    const { country: known } = stored ?? {};
    const isOfOther =
      country !== undefined && known !== undefined ? countryOf(known) !== country : isNamesake;
    return left !== undefined || isOfOther || (stored !== undefined && hasOtherMarks(stored, name));
  };
  const whole = idsOf(true);
  return {
    same: whole.filter((each) => !isOther(each)),
    near: [...whole.filter(isOther), ...idsOf(false)],
    odd: isOddName(name) || left !== undefined,
  };
}

/** Whether all of the person's names of this spelling have another mark on a letter. */
function hasOtherMarks(stored: StoredPerson, name: string): boolean {
  const alike = [stored.name, ...otherNames(stored)].filter((each) => isOneName(each, name));
  return alike.length > 0 && alike.every((each) => haveOtherMarks(each, name));
}
