import { areOfTwoCountries } from '../card/row';
import { nameWords } from '../names/nameSearch';
import { spellingWithoutBlanks } from '../names/spelling';

export const looseName = (name: string): string =>
  nameWords(name)
    .map((word) => word.replace(/ae|oe|ue/g, ([letter = '']) => letter).replace(/ss/g, 's'))
    .toSorted()
    .join(' ');

export interface Alike {
  readonly key: string;
  readonly name: string;
  readonly country?: string | undefined;
}

export interface NameHints {
  readonly put: (player: { readonly id: string; readonly name: string }) => void;
  readonly find: (name: string, limit: number, least: number) => readonly { readonly id: string }[];
}

/** Likelihood from which two names of one table are asked about. */
const least = 0.7;
const most = 5;
const kana = /[\u3040-\u30ff]/;

/**
 * Finds for each name the earlier ones that may be the same person: other word orders, blanks, accents,
 * transcriptions and short forms. Kana say how a name sounds, so different kana are different people. `hints` may be missing
 * while its code loads; then only word order and accents count.
 */
export function createAlikes<Person extends Alike>(
  hints: NameHints | undefined,
): (person: Person) => readonly Person[] {
  const byLoose = new Map<string, Person[]>();
  const byKey = new Map<string, Person>();
  return (person) => {
    const { key, name } = person;
    const loose = new Set([looseName(name), spellingWithoutBlanks(name) ?? looseName(name)]);
    const same = [...loose].flatMap((each) => byLoose.get(each) ?? []);
    const near = hints?.find(name, most, least).flatMap(({ id }) => byKey.get(id) ?? []) ?? [];
    for (const each of loose) byLoose.set(each, [...(byLoose.get(each) ?? []), person]);
    byKey.set(key, person);
    hints?.put({ id: key, name });
    return [...new Set([...same, ...near.filter((other) => !(kana.test(name) && kana.test(other.name)))])]
      .filter((other) => !areOfTwoCountries(person, other))
      .slice(0, most);
  };
}
