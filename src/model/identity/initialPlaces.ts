import type { AlignedWord } from './alignWords';
import { isGiven, type Word } from './wordBook';

type Place = 'first' | 'middle' | 'last';

/**
 * Whether initials stand for names at their own place. T. Molly is no Molly Tweedle: an initial beside a whole word is a
 * given name, and the word a surname. Lists that put the surname first turn the places, unless a given name would
 * become the surname.
 */
export function areInitialsInPlace(
  pairs: readonly AlignedWord[],
  a: readonly Word[],
  b: readonly Word[],
): boolean {
  const initials = pairs.filter((pair) => pair.agreement === 'initial');
  if (initials.length === 0) return true;
  const whole = pairs.filter((pair) => pair.agreement !== 'initial' && !pair.a.isInitial);
  const turnsA = whole.some(({ from, to }) => from === 0 && to > 0 && to === b.length - 1);
  const turnsB = !turnsA && whole.some(({ from, to }) => to === 0 && from > 0 && from === a.length - 1);
  if (turnsA && mayNotTurn(a, initials)) return false;
  if (turnsB && mayNotTurn(b, initials)) return false;
  const placeA = (at: number) => placeOf(at, a.length, turnsA);
  const placeB = (at: number) => placeOf(at, b.length, turnsB);
  const hasSurname = whole.some(({ from, to }) => placeA(from) !== 'first' && placeB(to) !== 'first');
  const isSurnameInitial = initials.every(({ from, to }) => placeA(from) === 'last' && placeB(to) === 'last');
  if (!hasSurname && !isSurnameInitial) return false;
  return initials.every(({ from, to }) => placeA(from) === placeB(to));
}

function placeOf(at: number, length: number, turns: boolean): Place {
  const place = turns ? (at - 1 + length) % length : at;
  if (place === 0) return 'first';
  return place === length - 1 ? 'last' : 'middle';
}

/**
 * A name with an initial at its end puts the surname first, unless that is a given name. Any other name does so only if
 * the initial abbreviates a given name there.
 */
function mayNotTurn(words: readonly Word[], initials: readonly AlignedWord[]): boolean {
  // Korean and Chinese put the surname first: 육진혁 is J. Yuk.
  if (words[0]!.script === 'hangul' || words[0]!.script === 'han') return false;
  const standsForGiven = initials.some(({ a, b }) => isGiven(a.isInitial ? b : a));
  return !standsForGiven && (isGiven(words[0]!) || !words.at(-1)!.isInitial);
}
