import { perspective } from './perspective';
import type { Match } from './records';
import { countMatch, emptyTally, matchesIn, type Tally } from './tally';

/** A player's wins and losses with one arm; `arm` is absent for matches that do not say. */
export interface ArmTally {
  readonly arm?: string;
  readonly tally: Tally;
}

/** A player's tallies by arm, unknown arms last, arms without a decided match left out. */
export function tallyByArm(matches: readonly Match[], player: string): readonly ArmTally[] {
  const known = [...new Set(matches.flatMap(({ arm }) => arm ?? []))].sort();
  return [...known, undefined].flatMap((arm) => {
    const tally = matches
      .filter((match) => match.arm === arm)
      .reduce((sum, match) => {
        const sides = perspective(match, player);
        return sides ? countMatch(sum, sides.own, sides.other) : sum;
      }, emptyTally);
    return matchesIn(tally) === 0 ? [] : [{ ...(arm && { arm }), tally }];
  });
}
