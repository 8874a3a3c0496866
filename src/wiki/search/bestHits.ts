import { compareText } from '@/lib/compareText';
import type { Hit } from './nameIndex';

export interface Hits {
  readonly best: readonly Hit[];
  readonly total: number;
}

/**
 * The `limit` cheapest hits; `compare` orders equal costs and ranks. One pass without a full sort, because a single
 * letter finds thousands.
 */
export function bestHits(
  hits: readonly Hit[],
  limit: number,
  compare: (a: string, b: string) => number,
): Hits {
  const inOrder = (a: Hit, b: Hit) =>
    a.cost - b.cost ||
    (a.rank === b.rank ? 0 : a.rank > b.rank ? -1 : 1) ||
    compare(a.id, b.id) ||
    compareText(a.id, b.id);
  if (hits.length <= limit) return { best: [...hits].sort(inOrder), total: hits.length };
  const best: Hit[] = [];
  for (const hit of hits) {
    const last = best[limit - 1];
    if (last !== undefined && inOrder(hit, last) >= 0) continue;
    let place = Math.min(best.length, limit - 1);
    while (place > 0 && inOrder(hit, best[place - 1]!) < 0) place -= 1;
    best.splice(place, 0, hit);
    best.length = Math.min(best.length, limit);
  }
  return { best, total: hits.length };
}
