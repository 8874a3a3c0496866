import { pick, type Random } from '../../scripts/base/random';

/** Changes a word of five letters or more at a place inside it; `undefined` if nothing changed. */
export function inLongWord(
  name: string,
  random: Random,
  change: (word: string, at: number) => string,
): string | undefined {
  const words = name.split(' ');
  const long = words.flatMap((word, at) => (word.length >= 5 && !/[^\p{Letter}]/u.test(word) ? [at] : []));
  const at = pick(long, random);
  if (at === undefined) return undefined;
  const word = words[at]!;
  words[at] = change(word, 1 + Math.floor(random() * (word.length - 2)));
  const written = words.join(' ');
  return written === name ? undefined : written;
}

export const putIn = (word: string, at: number, removed: number, letters: string) =>
  word.slice(0, at) + letters + word.slice(at + removed);

/** Neighbours on a keyboard. After transposition and omission, one wrong key is the most frequent typing error. */
const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

export function neighbourOf(letter: string, random: Random, rows = keyboard): string {
  for (const [row, keys] of rows.entries()) {
    const at = keys.indexOf(letter.toLowerCase());
    if (at < 0) continue;
    const near = [keys[at - 1], keys[at + 1], rows[row + 1]?.[at], rows[row - 1]?.[at]].filter(
      (key) => key !== undefined,
    );
    return pick(near, random) ?? letter;
  }
  return letter;
}

export const russianKeyboard = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];

export const wrongKey = (name: string, random: Random) =>
  inLongWord(name, random, (word, at) => putIn(word, at, 1, neighbourOf(word[at]!, random)));

export const swappedLetters = (name: string, random: Random) =>
  inLongWord(name, random, (word, at) => putIn(word, at, 2, (word[at + 1] ?? '') + word[at]!));

export const omittedLetter = (name: string, random: Random) =>
  inLongWord(name, random, (word, at) => putIn(word, at, 1, ''));

/** A double letter written once, or a single one twice. */
export const otherDouble = (name: string, random: Random) =>
  /([a-z])\1/.test(name)
    ? name.replace(/([a-z])\1/, '$1')
    : inLongWord(name, random, (word, at) => putIn(word, at, 0, word[at]!));

export const extraLetter = (name: string, random: Random) =>
  inLongWord(name, random, (word, at) => putIn(word, at, 0, neighbourOf(word[at]!, random)));
