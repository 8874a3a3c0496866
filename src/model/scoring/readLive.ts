import type { Match, Side } from '../records/records';
import { otherSide, outcomeOfEnd, sides, type Side as SideKey } from './end';
import { hasBegunLive } from './hasBegunLive';
import type { LiveMatch } from './live';

/**
 * A match for display, as scored so far.
 *
 * @param shown the match with its sides as they are displayed
 * @param stored the same match with the sides that the live card names
 * @param names of substitutes, by the stored side
 */
export function withLive(
  shown: Match,
  stored: Match,
  live: LiveMatch,
  names: Readonly<Record<SideKey, string | undefined>>,
): Match {
  const { score, end, winner, substitutes, weights } = live;
  const isScored = hasBegunLive(live) && end !== 'noShow';
  const swapped = shown.player1.id !== stored.player1.id;
  const sideOf = (key: SideKey): Side => {
    const of = swapped ? otherSide[key] : key;
    const id = substitutes?.[of];
    const weight = weights?.[of];
    return {
      ...shown[key],
      // The server has parsed the id.
      ...(id !== undefined && { id: id as Side['id'], name: names[of] ?? id }),
      ...(weight !== undefined && { weight }),
      // Before, players may have been weighed.
      ...(isScored && { score: score[sides.indexOf(of)] }),
      ...(end !== undefined && { result: winner === undefined ? 'D' : winner === of ? 'W' : 'L' }),
    };
  };
  return {
    ...shown,
    player1: sideOf('player1'),
    player2: sideOf('player2'),
    ...(end !== undefined && { outcome: winner === undefined ? 'draw' : outcomeOfEnd[end] }),
  };
}
