import type { Word } from './wordBook';

/** In a shorter list, every word has letters that no other has. */
const fewestWords = 4000;
const fewestLetters = 4;
/** Letters, and the border of a word. */
const base = 27;
const border = 26;

/**
 * Marks the words with three letters in a row that no other word of the list has: Pfice, Grwgory, Juarze. Typing errors
 * make such words, and few names are.
 */
export function markStrange(words: Iterable<Word>): void {
  const plain = [...words].filter(isPlain);
  if (plain.length < fewestWords) return;
  const counts = new Uint32Array(base ** 3);
  for (const { text } of plain) for (const place of new Set(triplesOf(text))) counts[place]! += 1;
  for (const word of plain)
    word.isStrange =
      word.text.length >= fewestLetters && triplesOf(word.text).some((place) => counts[place] === 1);
}

const isPlain = ({ text, script, isInitial }: Word): boolean =>
  script === 'latin' && !isInitial && /^[a-z]+$/.test(text);

function triplesOf(text: string): readonly number[] {
  const letters = [border, ...[...text].map((letter) => letter.charCodeAt(0) - 97), border];
  return letters.slice(2).map((letter, at) => (letters[at]! * base + letters[at + 1]!) * base + letter);
}
