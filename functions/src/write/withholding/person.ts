import { isNewId } from '@/model/ids';
import { withheldName } from '@/model/privacy/withholding';
import { slugFrom } from '../../base/slugFrom';
import { spellingsOf, unseen } from './spelling';

export interface Person {
  readonly players: ReadonlySet<string>;
  /** New ids by old id, for pages and client-chosen ids that contained the name. */
  readonly moved: ReadonlyMap<string, string>;
  /** Finds the names that the admin gave, in any document; absent if none were given. */
  readonly anywhere?: RegExp | undefined;
  /** Also finds former names of the pages, in documents that refer to a page by id. */
  readonly nearby?: RegExp | undefined;
  /** Finds the names in ids, where words are not separated. */
  readonly inIds?: RegExp | undefined;
  /** Finds the names that the admin gave in slugs, which are in Latin letters. */
  readonly inSlugs?: RegExp | undefined;
}

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
  inSlugs: finderOf(names.flatMap((name) => slugFrom(name) ?? [])),
});

/**
 * Whether an id contains the name or may do so: an id made of a name may contain a former name or another
 * script's spelling.
 */
export const maySayName = (id: string, { nearby, inIds }: Person): boolean =>
  !isNewId(id) || (nearby !== undefined && says(id, nearby)) || saysNameInId(id, inIds);

export const saysNameInId = (id: string, inIds: Person['inIds']): boolean =>
  isNewId(id) && inIds !== undefined && says(id, inIds);

export const saysNameInSlug = (slug: string, { inSlugs }: Pick<Person, 'inSlugs'>): boolean =>
  inSlugs !== undefined && says(slug, inSlugs);

/**
 * A name this long is not part of another word by chance, so it is also found inside one, such as
 * `thejaneexample`.
 */
const longAlone = 8;

/** Scripts in which a name may be part of another word. */
const wordScripts = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}\s\p{P}]+$/u;

/** Separators between the words of a name, in prose, addresses and account names. */
const between = `(?:(?:[\\s.,'’_+·・-]|%20)[${unseen}]*)*`;

/** Shortest name to find in an id: six letters coincide once in some hundred million ids. */
const longInId = 6;

/**
 * Finds names in any case, with or without accents, with any or no separator, and with the last word first.
 * Expects text in NFD.
 */
function finderOf(names: readonly string[]): RegExp | undefined {
  const patterns = [...new Set(names.flatMap(patternsOf))].sort((a, b) => b.length - a.length);
  return patterns.length === 0 ? undefined : new RegExp(patterns.join('|'), 'giu');
}

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
    // A mark after a letter of another script makes it another letter: ハタ is not part of ハダ.
    return standsAlone ? `(?<![\\p{L}\\p{N}\\p{M}])${said}(?![\\p{L}\\p{N}\\p{M}])` : `${said}(?!\\p{M})`;
  });
}

const isAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text);

/**
 * The text without the name; unchanged if it has none. Returns `undefined` for an address that contains the
 * name, because a changed address would lead nowhere.
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
