import type { AnyRecord, Match, Records, Side } from './records';
import type { Collection } from '../schema/recordSchema';
import type { Result } from './recordTypes';

const resultOf = (own: number | undefined, other: number | undefined): Result | undefined => {
  if (own === undefined || other === undefined) return undefined;
  if (own === other) return 'D';
  return own > other ? 'W' : 'L';
};

function withResult(side: Side, result: Result | undefined): Side {
  if (side.result === result) return side;
  if (result !== undefined) return { ...side, result };
  const { result: _, ...rest } = side;
  return rest;
}

type Decided = Pick<Match, 'outcome' | 'winner'> & {
  readonly player1: Pick<Side, 'score'>;
  readonly player2: Pick<Side, 'score'>;
};

/**
 * The result of the first player's side.
 *
 *   OUTCOME                                   RESULT
 *   absent, score                             as the scores say; without both, as the winner says
 *   winner, walkover, injury, disqualification  as the winner says; without one, as the scores say
 *   draw                                      D
 *   noContest                                 none
 */
function firstResult({ outcome, winner, player1, player2 }: Decided): Result | undefined {
  const byScore = resultOf(player1.score, player2.score);
  const byWinner = winner === 'player1' ? 'W' : winner === 'player2' ? 'L' : undefined;
  switch (outcome) {
    case 'draw':
      return 'D';
    case 'noContest':
      return undefined;
    case undefined:
    case 'score':
      return byScore ?? byWinner;
    default:
      // Also an outcome that only a later version knows.
      return byWinner ?? byScore;
  }
}

const turned = { W: 'L', L: 'W', D: 'D' } as const satisfies Record<Result, Result>;

/** The match with both results derived; the same reference if they are already right. */
export function deriveResults(match: Match): Match {
  const first = firstResult(match);
  const player1 = withResult(match.player1, first);
  const player2 = withResult(match.player2, first && turned[first]);
  return player1 === match.player1 && player2 === match.player2 ? match : { ...match, player1, player2 };
}

export function deriveRecord<C extends Collection>(collection: C, record: Records[C]): Records[C] {
  if (collection !== 'match') return record;
  // The collection determines the record's type, which the compiler cannot see through a type parameter.
  return deriveResults(record as Match) as AnyRecord as Records[C];
}
