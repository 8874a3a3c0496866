import type { Match } from '../records/records';

/** Most important first: marked as main, then late on the card. */
export const byImportance = (a: Pick<Match, 'main' | 'order'>, b: Pick<Match, 'main' | 'order'>): number =>
  Number(b.main ?? false) - Number(a.main ?? false) || b.order - a.order;

type OnCard = Pick<Match, 'main' | 'order' | 'player1' | 'player2'>;

/**
 * Sorts a card without marked matches by the opponents' combined rating points. A player without points
 * counts as the weakest of those with points. If nobody has points, `byImportance` decides.
 */
export function byStrength<M extends OnCard>(
  card: readonly M[],
  points: Readonly<Record<string, number>>,
): readonly M[] {
  const sorted = card.toSorted(byImportance);
  const known = Object.values(points);
  if (known.length === 0 || card.some(({ main }) => main === true)) return sorted;
  const least = Math.min(...known);
  const strengthOf = ({ player1, player2 }: M) =>
    (points[player1.id] ?? least) + (points[player2.id] ?? least);
  return sorted.toSorted((a, b) => strengthOf(b) - strengthOf(a));
}
