import type { Sport } from '../sports';
import { onlyFacts, takeTrailingFacts } from './cardFacts';

/** The words without a dash at their end, behind which stood a fact: `Ann vs Bea - Final`. */
export const withoutDash = (words: readonly string[]): readonly string[] =>
  /^[-–—]$/.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;

/** The words with the unit of a bare number behind another fact: `3-0 R 85`. */
export function withUnit(words: readonly string[], sport: Sport | undefined): readonly string[] {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const isWeight =
    /^\d{2,3}$/.test(last) &&
    onlyFacts(`${last}kg`, sport) !== 'weight' &&
    takeTrailingFacts(before, sport).rest.length < before.length;
  return isWeight ? [...before, `${last}kg`] : words;
}

/** The words of a text, whatever blanks are between them. */
export const wordsOf = (text: string): readonly string[] => text.split(/[\s\u3000]+/).filter(Boolean);
