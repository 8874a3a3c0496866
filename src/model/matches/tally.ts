import { pointsText } from '../records/points';
import type { Side } from '../records/records';

export interface Tally {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly roundsWon: number;
  readonly roundsLost: number;
}

type Scored = Pick<Side, 'score' | 'result'>;

export const emptyTally: Tally = { wins: 0, losses: 0, draws: 0, roundsWon: 0, roundsLost: 0 };

export function countMatch(tally: Tally, own: Scored, other: Scored): Tally {
  if (own.result === undefined) return tally;
  const scored = own.score !== undefined && other.score !== undefined;
  return {
    wins: tally.wins + (own.result === 'W' ? 1 : 0),
    losses: tally.losses + (own.result === 'L' ? 1 : 0),
    draws: tally.draws + (own.result === 'D' ? 1 : 0),
    roundsWon: tally.roundsWon + (scored ? own.score : 0),
    roundsLost: tally.roundsLost + (scored ? other.score : 0),
  };
}

export const matchesIn = ({ wins, losses, draws }: Tally): number => wins + losses + draws;

export const tallyText = ({ wins, losses, draws }: Tally): string =>
  [wins, losses, ...(draws > 0 ? [draws] : [])].join('–');

export const roundsText = ({ roundsWon, roundsLost }: Tally): string =>
  `${pointsText(roundsWon)}–${pointsText(roundsLost)}`;
