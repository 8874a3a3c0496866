import type { Word } from './wordBook';

/** A shorter list says little about which words are near each other. */
const fewestWords = 4000;
const fewestLetters = 4;

/**
 * Counts, for each word of a long list, the people with a word that one typing error makes of it, and those with another
 * form of the same given name. Few Walkers are Wakers, but many people have a name like Marin.
 */
export function countNeighbours(words: Iterable<Word>): void {
  const all = [...words];
  if (all.length < fewestWords) return;
  countTyped(
    all.filter(
      ({ text, script, isInitial }) => script === 'latin' && !isInitial && text.length >= fewestLetters,
    ),
  );
  countForms(all);
}

/** Words share a text with one letter left out if one is wrong, missing, or swapped with the next. */
function countTyped(words: readonly Word[]): void {
  const people = new Map<string, number>();
  for (const { text, count } of words)
    for (const part of partsOf(text)) people.set(part, (people.get(part) ?? 0) + count);
  for (const word of words) {
    word.typed = 0;
    for (const part of partsOf(word.text)) word.typed += people.get(part)! - word.count;
  }
}

const partsOf = (text: string): ReadonlySet<string> =>
  new Set([text, ...[...text].map((_, at) => text.slice(0, at) + text.slice(at + 1))]);

function countForms(words: readonly Word[]): void {
  const [given, called] = [new Map<number, number>(), new Map<number, number>()];
  const add = (people: Map<number, number>, rows: readonly number[], count: number) => {
    for (const row of rows) people.set(row, (people.get(row) ?? 0) + count);
  };
  for (const word of words) {
    add(given, word.given, word.count);
    add(called, word.called, word.count);
  }
  const others = (people: ReadonlyMap<number, number>, rows: readonly number[], count: number) =>
    rows.reduce((sum, row) => sum + people.get(row)! - count, 0);
  for (const word of words)
    word.forms = Math.max(others(given, word.given, word.count), others(called, word.called, word.count));
}
