import type { BoardRow } from './board';

/** How a rank changed since the last event; `undefined` without a rank. */
export function movedWay({
  rank,
  moved,
}: Pick<BoardRow, 'rank' | 'moved'>): 'new' | 'same' | 'up' | 'down' | undefined {
  if (rank === undefined) return undefined;
  if (moved === undefined) return 'new';
  return moved === 0 ? 'same' : moved > 0 ? 'up' : 'down';
}
