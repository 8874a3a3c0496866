import type { Agreement } from './compareWords';
import {
  noFit,
  weigh,
  weighFirst,
  weightOfSurname,
  type ListFacts,
  type Syllables,
  type Weighed,
} from './weighWords';
import { isGiven, isSurname, type Word } from './wordBook';

export interface AlignedWord {
  readonly a: Word;
  readonly b: Word;
  readonly from: number;
  readonly to: number;
  readonly agreement: Agreement;
  readonly weight: number;
}

export interface Alignment {
  readonly pairs: readonly AlignedWord[];
  /** Bits, less a penalty for words without a counterpart. */
  readonly weight: number;
  /** Words of both names have no counterpart. */
  readonly differs: boolean;
}

/** People leave out a middle name rather than one of two surnames, and the second of those rather than the first one. */
const missing = { first: -5.5, other: -3, initial: -2, surname: -6, secondSurname: -5, syllable: -16 };
/** Middle initials that differ count against a pair; so does one word of a long name. */
const differing = { initial: -8, word: -4 };
/** From this many words on, one may lack a counterpart: given name, father's, grandfather's and surname. */
const fewestForDiffering = 4;

/**
 * The best assignment of the words of the shorter name to those of the longer, in any order; `undefined` if a
 * word fits none. Names of one person differ in spelling and in omitted words, not in the words themselves. Only a
 * middle initial, or one word of a long name, may fit none, at a price.
 */
export function alignWords(
  first: readonly Word[],
  second: readonly Word[],
  list: ListFacts,
  syllables: Syllables,
  isJoined: boolean,
): Alignment | undefined {
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  const swapped = short !== first;
  const isSyllabic = syllables !== undefined && syllables !== 'vietnamese';
  const weights: (readonly Weighed[])[] = [];
  const prices: number[] = [];
  for (const [from, a] of short.entries()) {
    const row = long.map((b, to) => {
      const weighed = weigh(a, b, list, syllables);
      return weighed.agreement === 'nickname' && areSurnames(short, from, long, to) ? noFit : weighed;
    });
    if (from === 0 && row[0]!.weight === -Infinity && short.length > 1 && !isJoined && !isSyllabic)
      row[0] = weighFirst(a, long[0]!, list);
    const price = priceOf(short, from);
    if (price === -Infinity && row.every(({ weight }) => weight === -Infinity)) return undefined;
    weights.push(row);
    prices.push(price);
  }
  const best = assign(weights, prices, short.length >= fewestForDiffering ? 1 : 0);
  if (!best || (lacksWord(best.places, prices) && !agreeAtEnds(best.places, long))) return undefined;
  const pairs = best.places.flatMap((to, from): readonly AlignedWord[] => {
    if (to < 0) return [];
    const [a, b] = [short[from]!, long[to]!];
    const { agreement, weight } = weights[from]![to]!;
    return swapped
      ? [{ a: b, b: a, from: to, to: from, agreement, weight }]
      : [{ a, b, from, to, agreement, weight }];
  });
  const missingAt = (at: number) => {
    if (isSyllabic) return missing.syllable;
    if (at === 0) return missing.first;
    if (long[at]!.isInitial) return missing.initial;
    if (!isSurname(long[at]!)) return missing.other;
    return at === long.length - 1 ? missing.secondSurname : missing.surname;
  };
  const lacking = long.reduce((sum, _, at) => (best.places.includes(at) ? sum : sum + missingAt(at)), 0);
  const surname = isSyllabic ? surplusOfSurname(pairs, first.length, second.length, list) : 0;
  return { pairs, weight: best.weight + surname + lacking, differs: best.places.includes(-1) };
}

/**
 * What a surname tells beyond the most that a given name of syllables may. In characters it is the first word. Otherwise
 * either end may be the surname, so it counts as the one that tells less: Li Wei.
 */
function surplusOfSurname(
  pairs: readonly AlignedWord[],
  lengthA: number,
  lengthB: number,
  list: ListFacts,
): number {
  const isEnd = ({ script }: Word, at: number, length: number) =>
    at === 0 || (at === length - 1 && script !== 'han' && script !== 'hangul');
  const surpluses = pairs.flatMap(({ a, b, from, to, agreement, weight }) => {
    const mayBe = agreement !== 'initial' && isEnd(a, from, lengthA) && isEnd(b, to, lengthB);
    const all = mayBe ? weightOfSurname(a, b, list) : undefined;
    return all === undefined ? [] : [Math.max(0, all - weight)];
  });
  return surpluses.length === 0 ? 0 : Math.min(...surpluses);
}

const lacksWord = (places: readonly number[], prices: readonly number[]): boolean =>
  places.some((to, from) => to < 0 && prices[from] === differing.word);

/** Ana María Rosado Ávalos is not Ana María Jaimes Rosado: one word may differ between the first and the last one. */
const agreeAtEnds = (places: readonly number[], long: readonly Word[]): boolean =>
  places[0] === 0 && places.at(-1) === long.length - 1;

/** Nobody calls a surname by another name: Jason Hall is no Jason Howard. */
const areSurnames = (a: readonly Word[], from: number, b: readonly Word[], to: number): boolean =>
  from > 0 && from === a.length - 1 && to === b.length - 1 && isGiven(a[0]!) && isGiven(b[0]!);

function priceOf(words: readonly Word[], at: number): number {
  if (words[at]!.isInitial) return at > 0 && at < words.length - 1 ? differing.initial : -Infinity;
  return words.length >= fewestForDiffering ? differing.word : -Infinity;
}

interface Assignment {
  readonly places: readonly number[];
  readonly weight: number;
}

/** Tries all; rows have six words at most, and few fit each other. A place of -1 means none. */
function assign(
  weights: readonly (readonly Weighed[])[],
  prices: readonly number[],
  mostWordsLeft: number,
): Assignment | undefined {
  const places: number[] = [];
  let best: Assignment | undefined;
  const place = (from: number, used: number, weight: number, wordsLeft: number): void => {
    const row = weights[from];
    if (!row) {
      if (!best || weight > best.weight) best = { places: [...places], weight };
      return;
    }
    for (const [to, cell] of row.entries()) {
      if (cell.weight === -Infinity || (used & (1 << to)) !== 0) continue;
      places[from] = to;
      place(from + 1, used | (1 << to), weight + cell.weight, wordsLeft);
    }
    const price = prices[from]!;
    const isWord = price === differing.word;
    if (price === -Infinity || (isWord && wordsLeft === 0)) return;
    places[from] = -1;
    place(from + 1, used, weight + price, isWord ? wordsLeft - 1 : wordsLeft);
  };
  place(0, 0, 0, mostWordsLeft);
  return best;
}
