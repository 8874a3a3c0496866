import { formerNamesOf } from '../records/formerNames';
import type { KnownPlayer, PlayerFacts } from './comparePlayers';
import { blockingKeys } from './blockingKeys';
import type { Key } from './keyHash';
import { readName, type KnownName } from './nameForms';
import type { Transliterate } from './romanize';
import type { Word, WordBook } from './wordBook';

const nameless: readonly string[] = [];
/** Names beyond this are ignored; no record has as many. */
const mostNames = 24;

/** Reads all names of a player. Text in quotes or brackets is a name of its own. */
export function readPlayer(facts: PlayerFacts, book: WordBook, transliterate: Transliterate): KnownPlayer {
  const names: KnownName[] = [];
  const add = (written: string, isAlias: boolean, isByname = false) => {
    const name = readName(written, isAlias, book, transliterate);
    if (name) names.push({ ...name, isByname });
  };
  for (const [at, written] of [facts.name, ...formerNamesOf(facts), ...(facts.aliases ?? nameless)]
    .slice(0, mostNames)
    .entries()) {
    const { plain, inner } = takeOutInner(written);
    add(plain, at > 0);
    for (const other of inner) add(other, true, isByname(other, plain));
  }
  return { facts, names };
}

/**
 * Splits `Andrew "Cobra" Rhodes` into `Andrew Rhodes` and `Cobra Rhodes`; a whole name in brackets stays as
 * it is.
 */
function takeOutInner(written: string): { readonly plain: string; readonly inner: readonly string[] } {
  const inner: string[] = [];
  const plain = written
    .slice(0, 200)
    .replace(/["“”„«(]([^"“”„«»()]*)["“”»)]/g, (_, text: string) => {
      inner.push(text.trim());
      return ' ';
    })
    .trim();
  const words = plain.split(/\s+/);
  if (inner.length === 0 || plain === '') return { plain: written, inner: [] };
  const last = words.length > 1 ? words.at(-1)! : '';
  return {
    plain,
    inner: inner.flatMap((text) =>
      text === '' ? [] : [text.includes(' ') || last === '' ? text : `${text} ${last}`],
    ),
  };
}

/** Big Mike, The Bull: words that are part of no name of the person. Many people share them. */
const isByname = (inner: string, plain: string): boolean => {
  const words = new Set(plain.toLowerCase().split(/\s+/));
  return !inner
    .toLowerCase()
    .split(/\s+/)
    .some((word) => words.has(word));
};

export function keysOf({ names }: KnownPlayer): ReadonlySet<Key> {
  if (names.length === 1) return blockingKeys(names[0]!);
  const keys = new Set<Key>();
  for (const name of names) for (const key of blockingKeys(name)) keys.add(key);
  return keys;
}

const wordsOf = ({ names }: KnownPlayer): ReadonlySet<Word> =>
  new Set(names.flatMap(({ forms }) => forms.flatMap(({ words }) => words)));

/** Counts the words of a player who joins the list, or with -1 of one who leaves it. */
export function countWords(player: KnownPlayer, by: 1 | -1): void {
  for (const word of wordsOf(player)) word.count += by;
  const { words } = player.names[0]?.forms[0] ?? { words: [] };
  if (words.length < 2) return;
  words[0]!.firsts += by;
  words.at(-1)!.lasts += by;
}

export const isSyllabic = ({ names: [name] }: KnownPlayer): boolean =>
  name !== undefined && (name.isKorean || name.chinese !== undefined);
