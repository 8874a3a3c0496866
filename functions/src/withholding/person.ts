import { withheldName } from '@/model/withholding';
import { madePattern } from '../head/readRecord';
import { spellingsOf } from './spelling';

/** A person whose name is withheld, and by what texts have named them. */
export interface Person {
  /** The ids of all their pages, those of before included. */
  readonly players: ReadonlySet<string>;
  /** The new ids of pages whose ids had the name in them, by the old ones. */
  readonly moved: ReadonlyMap<string, string>;
  /** Finds what an admin has said to be the person's name wherever it stands; absent where nothing was said. */
  readonly anywhere?: RegExp | undefined;
  /** Finds these and whatever their pages were called, in what names one of the pages by its id. */
  readonly nearby?: RegExp | undefined;
}

/** The person as the work on it keeps them. */
export const personOf = ({
  players,
  names,
  calledNames,
  moved,
}: {
  readonly players: readonly string[];
  readonly moved: Readonly<Record<string, string>>;
  readonly names: readonly string[];
  readonly calledNames: readonly string[];
}): Person => ({
  players: new Set([...players, ...Object.values(moved)]),
  moved: new Map(Object.entries(moved)),
  anywhere: finderOf(names),
  nearby: finderOf([...names, ...calledNames]),
});

/**
 * Tells whether an id says the name, or may: one that was made of a name has the letters of a name of before, or of another
 * script, as well.
 */
export const maySayName = (id: string, { nearby }: Person): boolean =>
  !madePattern.test(id) || (nearby !== undefined && says(id, nearby));

/** Long enough that it stands in another word by no chance, as in the name of an account: `thejaneexample`. */
const longAlone = 8;

/** Letters of these scripts run together to words, in which another name may stand by chance. */
const wordScripts = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}\s\p{P}]+$/u;

/** Signs that stand between the words of a name, in prose, in addresses and in names of accounts. */
const between = "(?:[\\s.,'’_+·・-]|%20)*";

/**
 * Finds names in whatever case, with and without accents, with other signs or none between their words, and with the last word
 * first. It reads texts in NFD.
 */
function finderOf(names: readonly string[]): RegExp | undefined {
  const patterns = [...new Set(names.flatMap(patternsOf))].sort((a, b) => b.length - a.length);
  return patterns.length === 0 ? undefined : new RegExp(patterns.join('|'), 'giu');
}

function patternsOf(name: string): readonly string[] {
  const words = name
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .split(/[\s.,'’_+·・-]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const letters = words.join('').length;
  const standsAlone = wordScripts.test(name) && (words.length < 2 || letters < longAlone);
  const orders = words.length < 2 ? [words] : [words, [...words.slice(-1), ...words.slice(0, -1)]];
  return orders.map((order) => {
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
