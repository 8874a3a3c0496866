import { isNewId } from '@/model/ids';
import { withheldName } from '@/model/withholding';
import { madePattern } from '../head/readRecord';
import { spellingsOf, unseen } from './spelling';

/** A person whose name is withheld, and by what texts have named them. */
export interface Person {
  /** The ids of all their pages, those of before included. */
  readonly players: ReadonlySet<string>;
  /** The new ids of what had the name in its id, by the old ones: pages, and what clients chose ids for. */
  readonly moved: ReadonlyMap<string, string>;
  /** Finds what an admin has said to be the person's name wherever it stands; absent where nothing was said. */
  readonly anywhere?: RegExp | undefined;
  /** Finds these and whatever their pages were called, in what names one of the pages by its id. */
  readonly nearby?: RegExp | undefined;
  /** Finds the same in ids, which part no words. */
  readonly inIds?: RegExp | undefined;
}

/** The person as the work on it keeps them. */
export const personOf = ({
  players,
  names,
  calledNames,
  moved,
  chosenIds = {},
}: {
  readonly players: readonly string[];
  readonly moved: Readonly<Record<string, string>>;
  readonly chosenIds?: Readonly<Record<string, string>>;
  readonly names: readonly string[];
  readonly calledNames: readonly string[];
}): Person => ({
  players: new Set([...players, ...Object.values(moved)]),
  moved: new Map(Object.entries({ ...chosenIds, ...moved })),
  anywhere: finderOf(names),
  nearby: finderOf([...names, ...calledNames]),
  inIds: idFinderOf([...names, ...calledNames]),
});

/**
 * Tells whether an id says the name, or may: one that was made of a name has the letters of a name of before, or of another
 * script, as well.
 */
export const maySayName = (id: string, { nearby, inIds }: Person): boolean =>
  !madePattern.test(id) || (nearby !== undefined && says(id, nearby)) || saysNameInId(id, inIds);

/** Tells whether an id of the form that clients make was made of the name and not by chance. */
export const saysNameInId = (id: string, inIds: Person['inIds']): boolean =>
  isNewId(id) && inIds !== undefined && says(id, inIds);

/** Long enough that it stands in another word by no chance, as in the name of an account: `thejaneexample`. */
const longAlone = 8;

/** Letters of these scripts run together to words, in which another name may stand by chance. */
const wordScripts = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}\s\p{P}]+$/u;

/** Signs that stand between the words of a name, in prose, in addresses and in names of accounts. */
const between = `(?:(?:[\\s.,'’_+·・-]|%20)[${unseen}]*)*`;

/** Letters that follow each other in an id by no chance: once in some hundred million ids. */
const longInId = 6;

/**
 * Finds names in whatever case, with and without accents, with other signs or none between their words, and with the last word
 * first. It reads texts in NFD.
 */
function finderOf(names: readonly string[]): RegExp | undefined {
  const patterns = [...new Set(names.flatMap(patternsOf))].sort((a, b) => b.length - a.length);
  return patterns.length === 0 ? undefined : new RegExp(patterns.join('|'), 'giu');
}

/** Finds names in ids, in whatever case and order of their words. */
function idFinderOf(names: readonly string[]): RegExp | undefined {
  const long = names.map(wordsOf).filter((words) => words.join('').length >= longInId);
  const patterns = [...new Set(long.flatMap(ordersOf).map((order) => order.map(spellingsOf).join('')))];
  return patterns.length === 0 ? undefined : new RegExp(patterns.join('|'), 'iu');
}

const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036F]|\p{Default_Ignorable_Code_Point}/gu, '')
    .split(/[\s.,'’_+·・-]+/u)
    .filter((word) => word !== '');

const ordersOf = (words: readonly string[]): readonly (readonly string[])[] =>
  words.length < 2 ? [words] : [words, [...words.slice(-1), ...words.slice(0, -1)]];

function patternsOf(name: string): readonly string[] {
  const words = wordsOf(name);
  if (words.length === 0) return [];
  const letters = words.join('').length;
  const standsAlone = wordScripts.test(name) && (words.length < 2 || letters < longAlone);
  return ordersOf(words).map((order) => {
    const said = order.map(spellingsOf).join(between);
    // Behind a letter of another script a mark makes another letter: ハタ is no part of ハダ.
    return standsAlone ? `(?<![\\p{L}\\p{N}\\p{M}])${said}(?![\\p{L}\\p{N}\\p{M}])` : `${said}(?!\\p{M})`;
  });
}

/** A text that is one address and nothing else. */
const isAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text);

/**
 * The text without the name, the same text where it has none. An address that has the name in it goes whole, which is
 * `undefined`: another one in its place would lead nowhere.
 */
export function textWithout(text: string, finder: RegExp | undefined): string | undefined {
  if (finder === undefined) return text;
  const read = text.normalize('NFD');
  if (isAddress(text)) return says(read, finder) || says(decoded(read), finder) ? undefined : text;
  return says(read, finder) ? read.replace(finder, withheldName).normalize('NFC') : text;
}

const says = (text: string, finder: RegExp): boolean => {
  finder.lastIndex = 0;
  return finder.test(text);
};

function decoded(address: string): string {
  try {
    return decodeURIComponent(address).normalize('NFD');
  } catch {
    return address;
  }
}
