import type { KnownName } from './nameForms';
import { skeletonOf } from './phonemes';
import type { Word } from './wordBook';

/**
 * Keys of a name; two names are compared when they share one. Each is made of two words, whichever way round: the
 * consonants of one with how the other begins, a given name by its row, both beginnings, both endings. So a misspelling
 * has to be in both words, at both ends, to be missed. Names of one word have the word's consonants.
 */
export function blockingKeys({ forms, isKorean }: KnownName): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { words } of forms) {
    if (isKorean)
      keys.add(
        `k${words
          .map(({ korean }) => korean ?? blank)
          .sort()
          .join('|')}`,
      );
    if (words.length === 1) for (const skeleton of words[0]!.skeletons) keys.add(`1${skeleton}`);
    for (const [at, word] of words.entries())
      for (const other of words.slice(at + 1)) {
        addOrdered(keys, word, other);
        addOrdered(keys, other, word);
        addUnordered(keys, word, other);
      }
  }
  return keys;
}

/** Where a word of vowels alone has no consonants. */
const blank = '-';

function addOrdered(keys: Set<string>, word: Word, other: Word): void {
  if (word.isInitial) return;
  for (const skeleton of word.skeletons) {
    // A single consonant is in too many names: Inoue, Ali.
    const telling = skeleton.length > 1 ? skeleton : `${word.sounds[0]!}.`;
    for (const initial of initialsOf(other)) keys.add(`a${telling}|${initial}`);
    for (const name of other.given) keys.add(`b${skeleton}|${name}`);
  }
  for (const name of word.given) for (const initial of initialsOf(other)) keys.add(`c${name}|${initial}`);
}

function addUnordered(keys: Set<string>, word: Word, other: Word): void {
  if (word.isInitial || other.isInitial) return;
  for (const one of word.skeletons)
    for (const two of other.skeletons) {
      if (one.length < 2 && two.length < 2) keys.add(`d${pair(one, two)}`);
      else {
        keys.add(`e${pair(one.slice(0, 2), two.slice(0, 2))}`);
        keys.add(`f${pair(one.slice(-2), two.slice(-2))}`);
      }
    }
}

const pair = (a: string, b: string) => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** Sounds that a word may begin with instead of another: by class, and a blank for none. */
const beginnings: Readonly<Record<string, readonly string[]>> = {
  j: [blank, 's'],
  q: ['s', 'k'],
  C: ['s', 'k'],
  X: ['k', blank],
};

/** How a word may begin; a vowel, an h and a y are one. */
const initialsOf = ({ sounds }: Word): ReadonlySet<string> =>
  new Set(sounds.flatMap(([first = '']) => beginnings[first] ?? [skeletonOf(first) || blank]));
