import { formerNamesOf } from '../records/formerNames';
import type { KnownPlayer, PlayerFacts } from './comparePlayers';
import { blockingKeys } from './blockingKeys';
import { readName, type KnownName } from './nameForms';
import type { Transliterate } from './romanize';
import type { Word, WordBook } from './wordBook';

const nameless: readonly string[] = [];
/** Names beyond this are ignored; no record has as many. */
const mostNames = 24;

/** Reads all names of a player. Text in quotes or brackets is a name of its own. */
export function readPlayer(facts: PlayerFacts, book: WordBook, transliterate: Transliterate): KnownPlayer {
  const names: KnownName[] = [];
  const add = (written: string, isAlias: boolean) => {
    const name = readName(written, isAlias, book, transliterate);
    if (name) names.push(name);
  };
  for (const [at, written] of [facts.name, ...formerNamesOf(facts), ...(facts.aliases ?? nameless)]
    .slice(0, mostNames)
    .entries()) {
    const { plain, inner } = takeOutInner(written);
    add(plain, at > 0);
    for (const other of inner) add(other, true);
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

export function keysOf({ names }: KnownPlayer): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const name of names) for (const key of blockingKeys(name)) keys.add(key);
  return keys;
}

export const wordsOf = ({ names }: KnownPlayer): ReadonlySet<Word> =>
  new Set(names.flatMap(({ forms }) => forms.flatMap(({ words }) => words)));
