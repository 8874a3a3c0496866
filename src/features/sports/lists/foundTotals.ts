import { getPath } from '@/lib/path';
import { tallyOf } from '@/model/matches/playerTally';
import { matchesIn, type Tally } from '@/model/matches/tally';
import type { Match } from '@/model/records/records';
import type { Choice } from '@/model/schema/choice';
import type { Sport } from '@/model/sports';

export interface FoundTotals {
  readonly all: Tally;
  readonly byChoice: readonly {
    readonly choice: Choice;
    readonly tallies: readonly { readonly code: string; readonly tally: Tally }[];
  }[];
}

export function foundTotals(
  matches: readonly Match[],
  player: string,
  sport: Pick<Sport, 'choices'> | undefined,
): FoundTotals {
  const byChoice = (sport?.choices ?? []).map((choice) => ({
    choice,
    tallies: choice.codes
      .map(({ code }) => ({
        code,
        tally: tallyOf(
          matches.filter((match) => getPath(match, choice.path) === code),
          player,
        ),
      }))
      .filter(({ tally }) => matchesIn(tally) > 0),
  }));
  return { all: tallyOf(matches, player), byChoice: byChoice.filter(({ tallies }) => tallies.length > 0) };
}
