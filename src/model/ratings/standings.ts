import { compareText } from '@/lib/compareText';
import type { PlayerId } from '../ids';
import type { Gender } from '../sports';
import type { Tally } from '../matches/tally';
import { ratingOf, type Rating } from './rating';
import type { RatedMatch } from './ratedMatch';
import { otherEntry, type Entry, type RatingBook } from './ratingBook';

export interface StandingsFilter {
  readonly code?: string;
  readonly gender?: Gender;
  /** Only players with a match in the class within three years before their last match. */
  readonly weight?: string;
  /** Players without a place, although their matches count. */
  readonly hidden?: ReadonlySet<PlayerId>;
}

export interface Standing extends Rating {
  readonly player: PlayerId;
  readonly number: number;
}

/** Standings that move forward through a book's matches once. */
export interface Standings {
  /** Advances to a day, which must not precede the last one. */
  readonly goTo: (day: number) => void;
  /**
   * The players with a match under the filter on the current day, ranked ones first, each group by points.
   */
  readonly inOrder: () => readonly Standing[];
  readonly tallyOf: (player: number) => Tally;
  readonly newestOf: (player: number) => Entry;
}

/** Days before the last match in which a match in the class keeps the player in it. */
export const classDays = 3 * 365;

const none = -1;
const never = -(2 ** 31);

export function createStandings(book: RatingBook, filter: StandingsFilter): Standings {
  const entries = book.entries();
  const count = book.players().length;
  const newest = new Int32Array(count).fill(none);
  const inClass = new Int32Array(count).fill(never);
  const tallies = createTallies(count);
  let at = 0;
  let today = never;

  function goTo(day: number): void {
    today = day;
    for (; at < entries.length; at += 1) {
      const entry = entries[at]!;
      const onDay = book.dayOf(entry);
      if (onDay > day) return;
      const match = book.matchOf(entry);
      const { player1, player2, weight, unscored } = match;
      const [first, second] = [book.numberOf(entry), book.numberOf(otherEntry(entry))];
      newest[first] = entry;
      newest[second] = otherEntry(entry);
      if (weight === filter.weight) inClass[first] = inClass[second] = onDay;
      if (!isUnder(match, filter)) continue;
      tallies.count(first, player1.score, player2.score, unscored);
      tallies.count(second, player2.score, player1.score, unscored);
    }
  }

  function inOrder(): readonly Standing[] {
    const standings: Standing[] = [];
    for (const [number, player] of book.players().entries()) {
      if (tallies.isEmpty(number) || filter.hidden?.has(player)) continue;
      const entry = newest[number]!;
      const lastDay = book.dayOf(entry);
      if (filter.weight !== undefined && lastDay - inClass[number]! > classDays) continue;
      const { points, deviation, provisional } = ratingOf(
        book.beliefOn(entry, today),
        filter.code,
        book.model,
      );
      standings.push({ player, number, points, deviation, provisional });
    }
    return standings.sort(rankedFirst);
  }

  return {
    goTo,
    inOrder,
    tallyOf: tallies.of,
    newestOf: (player) => newest[player]!,
  };
}

const rankedFirst = (a: Standing, b: Standing): number =>
  Number(a.provisional) - Number(b.provisional) || b.points - a.points || compareText(a.player, b.player);

function createTallies(players: number) {
  const [wins, losses, draws] = [new Int32Array(players), new Int32Array(players), new Int32Array(players)];
  const [roundsWon, roundsLost] = [new Float64Array(players), new Float64Array(players)];
  return {
    count: (player: number, own: number, other: number, unscored?: true): void => {
      const outcome = own > other ? wins : own < other ? losses : draws;
      outcome[player]! += 1;
      if (unscored) return;
      roundsWon[player]! += own;
      roundsLost[player]! += other;
    },
    isEmpty: (player: number): boolean => wins[player]! + losses[player]! + draws[player]! === 0,
    of: (player: number): Tally => ({
      wins: wins[player]!,
      losses: losses[player]!,
      draws: draws[player]!,
      roundsWon: roundsWon[player]!,
      roundsLost: roundsLost[player]!,
    }),
  };
}

export const isUnder = ({ code, gender }: RatedMatch, filter: StandingsFilter): boolean =>
  (filter.code === undefined || code === filter.code) &&
  (filter.gender === undefined || gender === filter.gender);
