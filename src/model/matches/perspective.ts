import type { Match, Side } from '../records/records';

export function perspective(
  match: Pick<Match, 'player1' | 'player2'>,
  player: string,
): { readonly own: Side; readonly other: Side } | undefined {
  if (match.player1.id === player) return { own: match.player1, other: match.player2 };
  if (match.player2.id === player) return { own: match.player2, other: match.player1 };
  return undefined;
}
