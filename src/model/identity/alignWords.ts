import type { Agreement, WordComparer } from './compareWords';
import { koreanDistance } from './koreanDistance';
import { informationOf, type Word } from './wordBook';

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
}

/** Bits of a matching initial: one in twelve matches by chance, and a few belong to somebody else. */
const initialWeight = 2.5;
const missing = { first: -1.5, other: -1 };

export interface ListFacts {
  readonly listSize: number;
  readonly compareWords: WordComparer;
}

interface Weighed {
  readonly agreement: Agreement;
  readonly weight: number;
}

const noFit: Weighed = { agreement: 'none', weight: -Infinity };

function weigh(a: Word, b: Word, { listSize, compareWords }: ListFacts, isKorean: boolean): Weighed {
  const syllables = isKorean && a.korean !== undefined && b.korean !== undefined;
  const { agreement, share } =
    syllables && !a.isInitial && !b.isInitial ? koreanDistance(a, b) : compareWords(a, b);
  if (agreement === 'none') return noFit;
  if (agreement === 'initial') return { agreement, weight: initialWeight };
  const information = Math.min(informationOf(a, listSize), informationOf(b, listSize));
  return { agreement, weight: information * share };
}

/**
 * The best assignment of every word of the shorter name to one of the longer, in any order; `undefined` if a
 * word fits none. Names of one person differ in spelling and in omitted words, not in the words themselves.
 */
export function alignWords(
  first: readonly Word[],
  second: readonly Word[],
  list: ListFacts,
  isKorean: boolean,
): Alignment | undefined {
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  const swapped = short !== first;
  const weights: (readonly Weighed[])[] = [];
  for (const a of short) {
    const row = long.map((b) => weigh(a, b, list, isKorean));
    if (row.every(({ weight }) => weight === -Infinity)) return undefined;
    weights.push(row);
  }
  const best = assign(weights, 0, new Set());
  if (!best) return undefined;
  const pairs = best.places.map((to, from): AlignedWord => {
    const [a, b] = [short[from]!, long[to]!];
    const { agreement, weight } = weights[from]![to]!;
    return swapped
      ? { a: b, b: a, from: to, to: from, agreement, weight }
      : { a, b, from, to, agreement, weight };
  });
  const lacking = long.reduce(
    (sum, _, at) => (best.places.includes(at) ? sum : sum + (at === 0 ? missing.first : missing.other)),
    0,
  );
  return { pairs, weight: best.weight + lacking };
}

interface Assignment {
  readonly places: readonly number[];
  readonly weight: number;
}

function assign(
  weights: readonly (readonly Weighed[])[],
  from: number,
  used: ReadonlySet<number>,
): Assignment | undefined {
  const row = weights[from];
  if (!row) return { places: [], weight: 0 };
  let best: Assignment | undefined;
  for (const [to, { weight }] of row.entries()) {
    if (weight === -Infinity || used.has(to)) continue;
    const rest = assign(weights, from + 1, new Set(used).add(to));
    if (rest && (!best || rest.weight + weight > best.weight))
      best = { places: [to, ...rest.places], weight: rest.weight + weight };
  }
  return best;
}
