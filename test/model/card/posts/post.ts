import type { Post, Posted } from './dataPosts';

export const match = (
  player1: string,
  player2: string,
  rest: Omit<Posted, 'player1' | 'player2'> = {},
): Posted => ({
  player1,
  player2,
  ...rest,
});
export const score = (score1: number, score2: number) => ({ score1, score2 });
export const post = (name: string, lines: readonly string[], matches: readonly Posted[]): Post => ({
  name,
  text: lines.join('\n'),
  matches,
});
export const R = { arm: 'R' } as const;
export const L = { arm: 'L' } as const;
