import type { KnownName } from './nameForms';
import { phonemesOf, skeletonOf } from './phonemes';
import type { Word } from './wordBook';

/**
 * Keys of a name; two names are compared if they share one. Each key combines two words in either order: the
 * consonants of one with the beginning of the other, a given name by its row, both beginnings, both endings.
 * So only misspellings in both words, at both ends, escape. A single word gives its consonants.
 */
export function blockingKeys({ forms, isKorean, whole }: KnownName): ReadonlySet<string> {
  const keys = new Set<string>();
  // Blanks at other places: Savoji Hamidi, Savojihamidi.
  if (whole.length >= fewestWhole) keys.add(`z${skeletonOf(phonemesOf(whole))}`);
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

const blank = '-';

/** Letters of a name that may be recognised without its blanks. */
export const fewestWhole = 8;

function addOrdered(keys: Set<string>, word: Word, other: Word): void {
  if (word.isInitial) return;
  for (const skeleton of word.skeletons) {
    // A single consonant is in too many names: Inoue, Ali.
    const telling = skeleton.length > 1 ? skeleton : `${word.sounds[0]!}.`;
    for (const initial of initialsOf(other)) keys.add(`a${telling}|${initial}`);
    for (const name of other.given) keys.add(`b${skeleton}|${name}`);
    for (const name of other.called) keys.add(`g${skeleton}|${name}`);
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

const beginnings: Readonly<Record<string, readonly string[]>> = {
  j: [blank, 's'],
  q: ['s', 'k'],
  C: ['s', 'k'],
  X: ['k', blank],
};

/** By sound, and by letter: the initial of Philipp is P. Vowels, h and y count as one beginning. */
const initialsOf = ({ sounds, text }: Word): ReadonlySet<string> =>
  new Set([...sounds, phonemesOf(text[0]!)].flatMap(([first = '']) => beginnings[first] ?? [classOf(first)]));

const classOf = (sound: string) => skeletonOf(sound) || blank;
