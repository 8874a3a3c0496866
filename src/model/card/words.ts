import type { Sport } from '../sports';
import { onlyFacts, takeTrailingFacts } from './cardFacts';

/** Drops a final separator, left when a fact was taken from behind it: `Ann vs Bea - Final`, `Ann vs Bea | Left`. */
export const withoutDash = (words: readonly string[]): readonly string[] =>
  /^(?:[-–—|•·]|\/{1,2})$/.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;

/** Adds the unit to a bare number behind another fact: `3-0 R 85`. */
export function withUnit(words: readonly string[], sport: Sport | undefined): readonly string[] {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const isWeight =
    /^\d{2,3}$/.test(last) &&
    onlyFacts(`${last}kg`, sport) !== 'weight' &&
    takeTrailingFacts(before, sport).rest.length < before.length;
  return isWeight ? [...before, `${last}kg`] : words;
}

const casing = (word: string): 'upper' | 'lower' | 'title' | 'none' => {
  if (word.toUpperCase() === word.toLowerCase()) return 'none';
  if (word === word.toUpperCase()) return 'upper';
  return /^\p{Lu}/u.test(word) ? 'title' : 'lower';
};

/** Whether the case of two words is the same, so that they may be parts of one name. */
export const areWrittenAlike = (one: string, other: string): boolean =>
  casing(one) !== 'none' && casing(one) === casing(other);

export const wordsOf = (text: string): readonly string[] => text.split(/[\s\u3000]+/).filter(Boolean);
