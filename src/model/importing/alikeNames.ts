import { isParticle } from '../card/verbs';
import { nameWords } from '../names/nameSearch';
import { cleanName } from '../texts';

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

/** Index of names as `createNameHints` makes it. */
export interface NameHints {
  readonly put: (player: { readonly id: string; readonly name: string }) => void;
  readonly find: (name: string, limit: number, least: number) => readonly { readonly id: string }[];
}

/** Likelihood from which two names of one table are asked about. */
const least = 0.7;
const most = 5;
const kana = /[\u3040-\u30ff]/;

/**
 * Finds for each name the earlier ones that may be the same person: other word orders, accents, transcriptions
 * and short forms. Kana say how a name sounds, so different kana are different people. `hints` may be missing
 * while its code loads; then only word order and accents count.
 */
export function createAlikes<Person extends Alike>(
  hints: NameHints | undefined,
): (person: Person) => readonly Person[] {
  const byLoose = new Map<string, Person[]>();
  const byKey = new Map<string, Person>();
  return (person) => {
    const { key, name, country } = person;
    const loose = looseName(name);
    const same = byLoose.get(loose) ?? [];
    const near = hints?.find(name, most, least).flatMap(({ id }) => byKey.get(id) ?? []) ?? [];
    byLoose.set(loose, [...same, person]);
    byKey.set(key, person);
    hints?.put({ id: key, name });
    return [...new Set([...same, ...near.filter((other) => !(kana.test(name) && kana.test(other.name)))])]
      .filter((other) => country === undefined || other.country === undefined || other.country === country)
      .slice(0, most);
  };
}

const isCapital = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
const inSmall = (word: string): string =>
  word.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());

/** Scripts with capitals. The letters of others have large forms too, which names do not use. */
const cased = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

/** Moves the given name first: `Brandt, Jörg`, `WEISS-LAND Lena`. A name in small letters gets its capitals. */
export function turnedName(name: string): string | undefined {
  const [family = '', given = '', ...more] = name.split(/[,、，]/u).map((part) => part.trim());
  if (given !== '' && more.length === 0 && !/^(?:jr|sr|ii|iii|iv)\.?$/i.test(given))
    return cleanName(`${given} ${family}`);
  const words = name.split(' ');
  if (cased.test(name) && name === name.toLowerCase())
    return words.map((word, at) => (at > 0 && isParticle(word) ? word : inSmall(word))).join(' ');
  const count = words.findIndex((word) => !isCapital(word));
  const rest = words.slice(count);
  if (count < 1 || !rest.every((word) => /^\p{Lu}\p{Ll}/u.test(word))) return undefined;
  return [...rest, ...words.slice(0, count).map(inSmall)].join(' ');
}
