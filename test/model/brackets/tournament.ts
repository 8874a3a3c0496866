import { bracketOf, roundOf, type Bracket, type BracketMatch } from '@/model/brackets/bracket';
import type { Draw } from '@/model/brackets/draws';
import { matchId, playerId } from '@/model/ids';
import type { Match } from '@/model/records/records';
import { match } from '@test/support/factories';

export const drawOf = (entrants: readonly string[], fields: Partial<Draw> = {}): Draw => ({
  name: '',
  weight: '95kg',
  arm: 'L',
  gender: 'M',
  table: 1,
  entrants: entrants.map((id) => ({ id })),
  ...fields,
});

export const names = (count: number) => Array.from({ length: count }, (_, at) => `p${at + 1}`);

export const pairOf = ({ spots: [one, other] }: BracketMatch) => {
  if (one.kind !== 'player' || other.kind !== 'player') throw new Error('Expected two players');
  return [one.id, other.id] as const;
};

/** The record that entering a result makes. */
export function won(draw: Draw, at: BracketMatch, winner: 0 | 1, order = 1): Match {
  const [one, other] = pairOf(at);
  return match(`${one} ${other} ${draw.name} ${at.code}`, {
    player1: { id: playerId(one), name: one, result: winner === 0 ? 'W' : 'L' },
    player2: { id: playerId(other), name: other, result: winner === 0 ? 'L' : 'W' },
    outcome: 'winner',
    winner: winner === 0 ? 'player1' : 'player2',
    gender: draw.gender,
    ...(draw.arm !== undefined && { arm: draw.arm }),
    ...(draw.weight !== undefined && { weight: draw.weight }),
    round: roundOf(draw, at),
    order,
  });
}

/** The same match with the other winner. */
export const corrected = (wrong: Match): Match => ({
  ...wrong,
  id: matchId(wrong.id),
  winner: wrong.winner === 'player1' ? 'player2' : 'player1',
  player1: { ...wrong.player1, result: wrong.player1.result === 'W' ? 'L' : 'W' },
  player2: { ...wrong.player2, result: wrong.player2.result === 'W' ? 'L' : 'W' },
});

export const readyOf = ({ matches }: Bracket) => matches.filter(({ status }) => status === 'ready');

/** Wrestles ready matches until there is none; `pick` is asked for the winner. */
export function playOut(
  draw: Draw,
  pick: (at: BracketMatch) => 0 | 1,
  card: readonly Match[] = [],
): { readonly bracket: Bracket; readonly card: readonly Match[] } {
  let played = card;
  for (;;) {
    const bracket = bracketOf(draw, played);
    const [next] = readyOf(bracket);
    if (next === undefined) return { bracket, card: played };
    played = [...played, won(draw, next, pick(next), played.length + 1)];
  }
}
