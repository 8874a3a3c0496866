import { fitsInitial } from './initials';
import { consonantDifference, isOneLetter, withLetters } from './letterDifference';
import { costTable } from './phonemeCosts';
import { massOf, phonemeDistance } from './phonemeDistance';
import { isKnownGiven, type Word } from './wordBook';

/** How two words agree: by letters, sounds, a common given name, an initial, or not at all. */
export type Agreement = 'same' | 'spelling' | 'nickname' | 'initial' | 'none';

export interface WordRelation {
  readonly agreement: Agreement;
  readonly share: number;
}

const nothing: WordRelation = { agreement: 'none', share: 0 };
const same: WordRelation = { agreement: 'same', share: 1 };
const initial: WordRelation = { agreement: 'initial', share: 1 };
const nickname: WordRelation = { agreement: 'nickname', share: 0.55 };

const mostDifference = 0.36;
/**
 * The share of information that the maximum difference costs. Higher within one script, since nobody had to
 * transliterate.
 */
const slopes = { oneScript: 1.4, scripts: 0.9 };
/**
 * Two known given names without a common row are different despite similar letters: Ruslan and Rustam, Maria
 * and Marina.
 */
const mostKnownDifference = 0.02;
/** The table of call names has spellings of one name in rows of their own: Derek, Derrick. */
const mostCalledDifference = 0.12;
const mostCompared = 0.5;
/** One letter of a common name, with letters in a row that no other name has. */
const typingError = 0.05;

export type WordComparer = (a: Word, b: Word) => WordRelation;

/** Places for relations that are kept, powers of two: a short list has few. */
const places = { short: 2 ** 12, long: 2 ** 17 };
const fewestPlayers = 2000;

/** Compares words and keeps relations, since most words meet again and again. A place holds the last one. */
export function createWordComparer(listSize = Infinity): WordComparer {
  const size = listSize < fewestPlayers ? places.short : places.long;
  const pairs = new Float64Array(size);
  const relations: (WordRelation | undefined)[] = new Array<WordRelation | undefined>(size).fill(undefined);
  return (a, b) => {
    if (a === b) return same;
    const [least, most] = a.id < b.id ? [a.id, b.id] : [b.id, a.id];
    const pair = least * 2 ** 26 + most;
    const place = ((Math.imul(least, 0x9e3779b1) ^ Math.imul(most, 0x85ebca6b)) >>> 15) & (size - 1);
    const kept = relations[place];
    if (kept && pairs[place] === pair) return kept;
    const relation = compareWords(a, b);
    pairs[place] = pair;
    relations[place] = relation;
    return relation;
  };
}

/** Sounds of this many more classes in one word than in the other are too many, whatever their places. */
const mostOtherClasses = 3;

function haveOtherSounds(a: Word, b: Word): boolean {
  let different = a.classes ^ b.classes;
  let count = 0;
  while (different !== 0) {
    different &= different - 1;
    count += 1;
  }
  return count > mostOtherClasses;
}

/** Symmetric. */
function compareWords(a: Word, b: Word): WordRelation {
  if (a.isInitial !== b.isInitial || (a.isInitial && a.text !== b.text))
    return fitsInitial(a, b) ? initial : nothing;
  const oneName = shareName(a, b);
  if (!oneName && a.writing === 'whole' && b.writing === 'whole' && haveOtherSounds(a, b)) return nothing;
  let difference = a.text === b.text ? 0 : soundDifference(a, b);
  if (a.writing === b.writing && a.text !== b.text) {
    if (a.writing === 'vowelless') difference = consonantDifference(a.text, b.text);
    if (a.writing === 'whole') difference = withLetters(a.text, b.text, difference, mostDifference);
    if (!oneName && difference > mostDifferenceOf(a, b)) return nothing;
    if (a.isStrange !== b.isStrange && isOneLetter(a.text, b.text))
      difference = Math.min(difference, typingError);
  }
  if (oneName && difference > 0.2) return nickname;
  if (difference > mostDifference) return nothing;
  return {
    agreement: difference === 0 && a.text === b.text ? 'same' : 'spelling',
    share: shareOf(difference, a.script === b.script) * certaintyOf(a, b),
  };
}

function mostDifferenceOf(a: Word, b: Word): number {
  if (a.given.length > 0 && b.given.length > 0) return mostKnownDifference;
  return isKnownGiven(a) && isKnownGiven(b) ? mostCalledDifference : 1;
}

export const shareOf = (difference: number, oneScript: boolean): number =>
  1 - (difference / mostDifference) * (oneScript ? slopes.oneScript : slopes.scripts);

/** A word with few consonants proves little where vowels are not written: علي may be Ali, Aly or Ley. */
const certaintyOf = (a: Word, b: Word) =>
  a.writing === b.writing || (a.writing !== 'vowelless' && b.writing !== 'vowelless')
    ? 1
    : Math.min(1, (1.5 + Math.max(...[...a.skeletons, ...b.skeletons].map(({ length }) => length))) / 4);

export const shareName = (a: Word, b: Word) =>
  a.given.some((name) => b.given.includes(name)) ||
  a.called.some((row) => b.called.includes(row) && isOneCallName(a, b, row));

/** Robert and William are both called Billy, but two names with call names of their own are two names. */
const isOneCallName = (a: Word, b: Word, row: number) =>
  a.leads.length === 0 || b.leads.length === 0 || a.leads.includes(row) || b.leads.includes(row);

function soundDifference(a: Word, b: Word): number {
  const table = costTable(
    (a.writing === 'vowelless') !== (b.writing === 'vowelless'),
    (a.writing === 'syllables') !== (b.writing === 'syllables'),
  );
  let least = 1;
  for (const one of a.sounds)
    for (const other of b.sounds) {
      const mass = Math.max(massOf(one, table), massOf(other, table), 1);
      least = Math.min(least, phonemeDistance(one, other, table, mass * mostCompared) / mass);
    }
  return least;
}
