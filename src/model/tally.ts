import type { Side } from './records';

/** Matches and rounds counted from one player's side. */
export interface Tally {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly roundsWon: number;
  readonly roundsLost: number;
}

/** As much of a match's side as counts. */
type Scored = Pick<Side, 'score' | 'result'>;

export const emptyTally: Tally = { wins: 0, losses: 0, draws: 0, roundsWon: 0, roundsLost: 0 };

/** The tally with one more match; one without a result counts as nothing, and rounds count where both scores are known. */
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

/** Wins and losses, with draws only where there are any: `5–2`, `5–2–1`. */
export const tallyText = ({ wins, losses, draws }: Tally): string =>
  [wins, losses, ...(draws > 0 ? [draws] : [])].join('–');

export const roundsText = ({ roundsWon, roundsLost }: Tally): string => `${roundsWon}–${roundsLost}`;
