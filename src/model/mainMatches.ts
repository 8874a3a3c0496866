import type { Match } from './records';

/** Sorts the matches that people come for first: those that are marked as main, then the last ones of a card. */
export const byImportance = (a: Pick<Match, 'main' | 'order'>, b: Pick<Match, 'main' | 'order'>): number =>
  Number(b.main ?? false) - Number(a.main ?? false) || b.order - a.order;

type OnCard = Pick<Match, 'main' | 'order' | 'player1' | 'player2'>;

/**
 * The same of a card by how strong those who meet are together, in points by player, where no match of it is marked; whoever
 * has none counts as the weakest of those who do. Without anybody's points the order of the card says it.
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
