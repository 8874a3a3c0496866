import { bestHits } from './bestHits';
import type { Hit } from './nameIndex';

export type Pair = readonly [first: string, second: string];

const perName = 2;
const mostWords = 12;

type Words = readonly string[];

export interface PairSources {
  readonly search: (words: Words) => readonly Hit[];
  readonly compare: (a: string, b: string) => number;
  readonly haveMet: (pair: Pair) => boolean;
}

/**
 * Pairs of players, best first: of two sides, or of words such as `larratt levan`. In such words each boundary
 * is tried, unless all together name one player. Misspelled names without a separator mean a pair only if the
 * two have met: otherwise every misspelled name would make one.
 */
export function pairsIn(
  said: readonly Words[],
  limit: number,
  { search, compare, haveMet }: PairSources,
): readonly Pair[] {
  const [words = [], others] = said;
  if (words.length + (others?.length ?? 0) > mostWords) return [];
  const pairsOf = (first: readonly Hit[], second: readonly Hit[]): readonly Judged[] => {
    const [own, other] = [first, second].map((hits) => bestHits(hits, perName, compare).best);
    return (own ?? []).flatMap((a) =>
      (other ?? []).flatMap((b) => (a.id === b.id ? [] : [{ ids: [a.id, b.id], cost: a.cost + b.cost }])),
    );
  };
  if (others) return best(pairsOf(nameIn(words, search, false), nameIn(others, search, true)), limit);
  const whole = search(words);
  if (words.length < 2 || whole.some(isNear)) return [];
  const halves = words
    .slice(1)
    .map((_, place) => [search(words.slice(0, place + 1)), search(words.slice(place + 1))] as const);
  const near = halves.flatMap(([a, b]) => pairsOf(a.filter(isNear), b.filter(isNear)));
  if (near.length > 0 || whole.length > 0) return best(near, limit);
  const met = halves.flatMap(([a, b]) => pairsOf(a, b)).filter(({ ids }) => haveMet(ids));
  return best(met, limit);
}

/**
 * Who is named in the words of one side: the name that all words fit, else the longest run of words that
 * begin words of a name, nearest to the other side, else the longest that resemble some.
 */
function nameIn(words: Words, search: PairSources['search'], isSecond: boolean): readonly Hit[] {
  let similar = search(words);
  if (similar.length > 0) return similar;
  for (let length = words.length - 1; length > 0; length -= 1) {
    const last = words.length - length;
    for (let at = 0; at <= last; at += 1) {
      const from = isSecond ? at : last - at;
      const hits = search(words.slice(from, from + length));
      if (hits.some(isNear)) return hits;
      if (similar.length === 0) similar = hits;
    }
  }
  return similar;
}

const isNear = ({ fit }: Hit): boolean => fit !== 'similar' && fit !== 'sound';

interface Judged {
  readonly ids: Pair;
  readonly cost: number;
}

function best(pairs: readonly Judged[], limit: number): readonly Pair[] {
  const known = new Map<string, Pair>();
  for (const { ids } of pairs.toSorted((a, b) => a.cost - b.cost)) {
    const key = JSON.stringify(ids);
    if (!known.has(key)) known.set(key, ids);
  }
  return [...known.values()].slice(0, limit);
}
