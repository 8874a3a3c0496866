import { bestHits } from './bestHits';
import type { Hit } from './nameIndex';

export type Pair = readonly [first: string, second: string];

/** Number of namesakes to try for each name. */
const perName = 2;
const mostWords = 8;

/** Separators that are part of no name. */
const between: ReadonlySet<string> = new Set(['v', 'vs', 'versus']);

/**
 * Pairs of players in words such as `larratt levan` or `devon larratt vs levan`, best first. Without a
 * separator, each boundary between two words is tried, unless all words together name one player.
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

/** With similar names allowed, every misspelled name would make a pair. */
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
