import type { AnyRecord, Collection, Match, Records, Result, Side } from './records';

/** How a side with the first score fared against the second; unknown while one is missing. */
export const resultOf = (own: number | undefined, other: number | undefined): Result | undefined => {
  if (own === undefined || other === undefined) return undefined;
  if (own === other) return 'D';
  return own > other ? 'W' : 'L';
};

function withResult(side: Side, result: Result | undefined): Side {
  if (side.result === result) return side;
  const { result: _, ...rest } = side;
  return result === undefined ? rest : { ...rest, result };
}

/** The match with both results as its scores say; the same reference when they already do. */
export function deriveResults(match: Match): Match {
  const player1 = withResult(match.player1, resultOf(match.player1.score, match.player2.score));
  const player2 = withResult(match.player2, resultOf(match.player2.score, match.player1.score));
  return player1 === match.player1 && player2 === match.player2 ? match : { ...match, player1, player2 };
}

/** Computes again, after an edit, the fields of a record that follow from its others. */
export function deriveRecord<C extends Collection>(collection: C, record: Records[C]): Records[C] {
  if (collection !== 'match') return record;
  // The collection's name decides the record's type, which the compiler cannot see through a type parameter.
  return deriveResults(record as Match) as AnyRecord as Records[C];
}
