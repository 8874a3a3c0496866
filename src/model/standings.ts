import type { DateString } from './dates';
import type { PlayerId } from './ids';
import type { Match, Side } from './records';
import type { Arm, Gender } from './sports';
import { countMatch, emptyTally, matchesIn, type Tally } from './tally';

/** One player's place among those who have matches under the same filter. */
export interface Standing {
  /** Equal for players whom nothing tells apart; the next rank is then skipped. */
  readonly rank: number;
  readonly player: PlayerId;
  /** As the newest counted match has it. */
  readonly name: string;
  readonly tally: Tally;
  /** How many matches count. */
  readonly matches: number;
  /** Day of the newest counted match. */
  readonly lastDate: DateString;
}

export interface StandingsFilter {
  /** Absent: both arms, and matches that do not say. */
  readonly arm?: Arm;
  readonly gender?: Gender;
}

/**
 * Players by matches won, then by rounds won less rounds lost, then by rounds won; whoever is equal in all three shares
 * a rank and stands by name. Matches without both scores do not count. The order of `matches` does not matter.
 */
export function standings(matches: readonly Match[], filter: StandingsFilter = {}): readonly Standing[] {
  const rows = new Map<PlayerId, Omit<Standing, 'rank' | 'matches'>>();
  const count = (own: Side, other: Side, date: DateString) => {
    const row = rows.get(own.id);
    const newer = row === undefined || date >= row.lastDate;
    rows.set(own.id, {
      player: own.id,
      name: newer ? own.name : row.name,
      tally: countMatch(row?.tally ?? emptyTally, own, other),
      lastDate: newer ? date : row.lastDate,
    });
  };
  for (const match of matches) {
    const { player1, player2, date } = match;
    if (filter.arm !== undefined && match.arm !== filter.arm) continue;
    if (filter.gender !== undefined && match.gender !== filter.gender) continue;
    if (player1.result === undefined || player1.id === player2.id) continue;
    count(player1, player2, date);
    count(player2, player1, date);
  }
  const ordered = [...rows.values()].sort(
    (a, b) =>
      compareTallies(a.tally, b.tally) || names.compare(a.name, b.name) || (a.player < b.player ? -1 : 1),
  );
  let rank = 0;
  return ordered.map((row, at) => {
    const above = ordered[at - 1];
    if (above === undefined || compareTallies(above.tally, row.tally) !== 0) rank = at + 1;
    return { ...row, rank, matches: matchesIn(row.tally) };
  });
}

const names = new Intl.Collator('en', { sensitivity: 'base' });

const compareTallies = (a: Tally, b: Tally) =>
  b.wins - a.wins || b.roundsWon - b.roundsLost - (a.roundsWon - a.roundsLost) || b.roundsWon - a.roundsWon;
