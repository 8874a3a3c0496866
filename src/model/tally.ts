/** Matches and rounds counted from one player's side. */
export interface Tally {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly roundsWon: number;
  readonly roundsLost: number;
}

/** As much of a match's side as counts. */
interface Scored {
  readonly score?: number;
}

export const emptyTally: Tally = { wins: 0, losses: 0, draws: 0, roundsWon: 0, roundsLost: 0 };

/** The tally with one more match; a match without both scores has no result and counts as nothing. */
export function countMatch(tally: Tally, own: Scored, other: Scored): Tally {
  if (own.score === undefined || other.score === undefined) return tally;
  return {
    wins: tally.wins + (own.score > other.score ? 1 : 0),
    losses: tally.losses + (own.score < other.score ? 1 : 0),
    draws: tally.draws + (own.score === other.score ? 1 : 0),
    roundsWon: tally.roundsWon + own.score,
    roundsLost: tally.roundsLost + other.score,
  };
}

export const matchesIn = ({ wins, losses, draws }: Tally): number => wins + losses + draws;

/** Wins and losses, with draws only where there are any: `5–2`, `5–2–1`. */
export const tallyText = ({ wins, losses, draws }: Tally): string =>
  [wins, losses, ...(draws > 0 ? [draws] : [])].join('–');

export const roundsText = ({ roundsWon, roundsLost }: Tally): string => `${roundsWon}–${roundsLost}`;
