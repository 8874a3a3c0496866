import { bestHits } from './bestHits';
import type { Hit } from './nameIndex';

/** Two players whom a text may name, in its order. */
export type Pair = readonly [first: string, second: string];

/** How many of each name are tried: namesakes, of whom one may be meant. */
const perName = 2;
/** How many words a text may have: each place between two of them is tried. */
const mostWords = 8;

/** Words between two names; they are names of nobody. */
const between: ReadonlySet<string> = new Set(['v', 'vs', 'versus']);

/**
 * The pairs of players whom words may name, best first, at most `limit`: `larratt levan`, `devon larratt vs levan`.
 * Without a word between the names each place is tried where the one may end and the other begin, unless all the words
 * are the name of one player.
 */
export function pairsIn(
  words: readonly string[],
  limit: number,
  search: (words: readonly string[]) => readonly Hit[],
  compare: (a: string, b: string) => number,
): readonly Pair[] {
  if (words.length < 2 || words.length > mostWords) return [];
  const at = words.findIndex((word, place) => place > 0 && between.has(word));
  if (at !== -1) return best(pairsAt(words.slice(0, at), words.slice(at + 1), search), limit);
  const near = (name: readonly string[]) => search(name).filter(isNear);
  if (near(words).length > 0) return [];
  return best(
    words.slice(1).flatMap((_, place) => pairsAt(words.slice(0, place + 1), words.slice(place + 1), near)),
    limit,
  );

  function pairsAt(
    first: readonly string[],
    second: readonly string[],
    find: typeof search,
  ): readonly Judged[] {
    const [own, other] = [first, second].map((name) => bestHits(find(name), perName, compare).best);
    return (own ?? []).flatMap((a) =>
      (other ?? []).flatMap((b) => (a.id === b.id ? [] : [{ ids: [a.id, b.id], cost: a.cost + b.cost }])),
    );
  }
}

/** Names that only resemble what was typed would make a pair of every misspelled name. */
const isNear = ({ fit }: Hit): boolean => fit !== 'similar' && fit !== 'sound';

interface Judged {
  readonly ids: Pair;
  readonly cost: number;
}

/** Each pair once, those that fit best; what is found twice is found by the better place first. */
function best(pairs: readonly Judged[], limit: number): readonly Pair[] {
  const known = new Map<string, Pair>();
  for (const { ids } of pairs.toSorted((a, b) => a.cost - b.cost)) {
    const key = JSON.stringify(ids);
    if (!known.has(key)) known.set(key, ids);
  }
  return [...known.values()].slice(0, limit);
}
