import type { CardRow } from './cardForm';

/**
 * The row without the outcome "won, score unknown" if its scores decide the match. A winner who is behind
 * stays, so that the row shows the contradiction.
 */
export function decidedByScore(row: CardRow): CardRow {
  const { score1, score2, outcome, winner } = row;
  const areKnown = typeof score1 === 'number' && typeof score2 === 'number';
  if (outcome !== 'winner' || !areKnown || score1 === score2) return row;
  const leader = score1 > score2 ? 'player1' : 'player2';
  return { ...row, outcome: undefined, winner: winner === leader ? undefined : winner };
}
