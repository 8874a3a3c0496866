import { compareText } from '@/lib/compareText';
import type { PlayerId } from '../ids';
import type { Gender } from '../sports';
import type { Tally } from '../matches/tally';
import { ratingOf, type Rating } from './rating';
import type { RatedMatch } from './ratedMatch';
import { otherEntry, type BookEntry, type RatingBook } from './ratingBook';

export interface StandingsFilter {
  readonly code?: string;
  readonly gender?: Gender;
  readonly weight?: string;
  /** Players without a place, although their matches count. */
  readonly hidden?: ReadonlySet<PlayerId>;
}

export interface RatedStanding extends Rating {
  readonly player: PlayerId;
  readonly number: number;
  /** Without a match in the last two years. Inactive players have no rank. */
  readonly inactive: boolean;
}

/** Two years, with a leap day. */
const activeDays = 731;

interface LastDays {
  readonly today: number;
  readonly last: number;
  readonly inClass: number;
}

export const isActive = ({ today, last }: Pick<LastDays, 'today' | 'last'>): boolean =>
  today - last <= activeDays;

/**
 * Whether a player belongs to a class: a match in it within two years before the day of the ranking, or, for
 * an inactive player, within two years before the player's last match.
 */
export const belongsTo = (days: LastDays): boolean =>
  (isActive(days) ? days.today : days.last) - days.inClass <= activeDays;

const none = -1;
const never = -(2 ** 31);

export function createStandings(book: RatingBook, filter: StandingsFilter) {
  const entries = book.entries();
  const count = book.players().length;
  const newest = new Int32Array(count).fill(none);
  const inClass = new Int32Array(count).fill(never);
  const [fought, tallies] = [new Uint8Array(count), createTallies(count)];
  let at = 0;
  let today = never;

  /** Advances to a day, which must not precede the last one. */
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
      if (isInClass(match, filter)) inClass[first] = inClass[second] = onDay;
      if (!isUnder(match, filter)) continue;
      fought[first] = fought[second] = 1;
      if (filter.weight !== undefined && weight !== filter.weight) continue;
      tallies.count(first, player1.score, player2.score, unscored);
      tallies.count(second, player2.score, player1.score, unscored);
    }
  }

  /** The players with a match under the filter on the current day by points, those with a provisional rating last. */
  function inOrder(): readonly RatedStanding[] {
    const standings: RatedStanding[] = [];
    for (const [number, player] of book.players().entries()) {
      if (fought[number] === 0 || filter.hidden?.has(player)) continue;
      const entry = newest[number]!;
      const days = { today, last: book.dayOf(entry), inClass: inClass[number]! };
      if (filter.weight !== undefined && !belongsTo(days)) continue;
      const { points, deviation, provisional } = ratingOf(
        book.beliefOn(entry, today),
        filter.code,
        book.model,
      );
      standings.push({ player, number, points, deviation, provisional, inactive: !isActive(days) });
    }
    return standings.sort(sureFirst);
  }

  return {
    goTo,
    inOrder,
    tallyOf: tallies.of,
    newestOf: (player: number): BookEntry => newest[player]!,
  };
}

const sureFirst = (a: RatedStanding, b: RatedStanding): number =>
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
    of: (player: number): Tally => ({
      wins: wins[player]!,
      losses: losses[player]!,
      draws: draws[player]!,
      roundsWon: roundsWon[player]!,
      roundsLost: roundsLost[player]!,
    }),
  };
}

/** Whatever the code: a class is one of body weight. */
export const isInClass = ({ weight, gender }: RatedMatch, filter: StandingsFilter): boolean =>
  weight === filter.weight && (filter.gender === undefined || gender === filter.gender);

export const isInRanking = (match: RatedMatch, filter: StandingsFilter): boolean =>
  isUnder(match, filter) && (filter.weight === undefined || match.weight === filter.weight);

export const isUnder = ({ code, gender }: RatedMatch, filter: StandingsFilter): boolean =>
  (filter.code === undefined || code === filter.code) &&
  (filter.gender === undefined || gender === filter.gender);
