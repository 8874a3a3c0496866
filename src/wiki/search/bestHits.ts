import { compareText } from '@/lib/compareText';
import type { Hit } from './nameIndex';

export interface Hits {
  readonly best: readonly Hit[];
  readonly total: number;
}

export interface HitOrder {
  /** Among equal costs the greatest comes first. */
  readonly rank: (id: string) => number | string;
  /** Orders equal ranks. */
  readonly compare: (a: string, b: string) => number;
}

interface Ranked {
  readonly hit: Hit;
  readonly rank: number | string;
}

/** The `limit` cheapest hits. One pass without a full sort, because a single letter finds thousands. */
export function bestHits(hits: readonly Hit[], limit: number, { rank, compare }: HitOrder): Hits {
  const inOrder = (a: Ranked, b: Ranked) =>
    a.hit.cost - b.hit.cost ||
    (a.rank === b.rank ? 0 : a.rank > b.rank ? -1 : 1) ||
    compare(a.hit.id, b.hit.id) ||
    compareText(a.hit.id, b.hit.id);
  const ranked = (hit: Hit): Ranked => ({ hit, rank: rank(hit.id) });
  if (hits.length <= limit)
    return {
      best: hits
        .map(ranked)
        .sort(inOrder)
        .map(({ hit }) => hit),
      total: hits.length,
    };
  const best: Ranked[] = [];
  for (const hit of hits) {
    const last = best[limit - 1];
    if (last !== undefined && hit.cost > last.hit.cost) continue;
    const each = ranked(hit);
    if (last !== undefined && inOrder(each, last) >= 0) continue;
    let place = Math.min(best.length, limit - 1);
    while (place > 0 && inOrder(each, best[place - 1]!) < 0) place -= 1;
    best.splice(place, 0, each);
    best.length = Math.min(best.length, limit);
  }
  return { best: best.map(({ hit }) => hit), total: hits.length };
}
