import { compareText } from '@/lib/compareText';
import { groupByEach } from '@/lib/groupBy';
import type { MatchId, PlayerId } from '../ids';
import { countMatch, emptyTally, matchesIn, type Tally } from '../matches/tally';
import { rankedPlayers, type BoardFilter } from './board';
import { dayOf } from './dayOf';
import type { RatedMatch } from './ratedMatch';
import type { Rating } from './rating';
import type { RatingBook } from './ratingBook';
import { isInRanking } from './standings';

export interface CountryRow {
  readonly country: string;
  /** Among countries with enough ranked players; equal points share a rank. */
  readonly rank?: number;
  /** Mean points of its best players; absent with too few ranked ones. */
  readonly points?: number;
  readonly best: readonly PlayerId[];
  readonly players: number;
  readonly ranked: number;
  readonly tally: Tally;
}

export interface CountryPlayer extends Rating {
  readonly player: PlayerId;
  readonly inactive: boolean;
  readonly rank?: number;
}

export interface CountryTally {
  readonly country: string;
  readonly tally: Tally;
}

export interface CountryPage {
  readonly row?: CountryRow;
  readonly players: readonly CountryPlayer[];
  readonly against: readonly CountryTally[];
  readonly meetings: readonly MatchId[];
}

/** `undefined` where the country is unknown. */
type HomeOf = (player: PlayerId) => string | undefined;

/** Players that make up a country's strength: enough for a team, few enough for small countries. */
const bestCounted = 3;

/** Sorted by the mean of the best players; countries with too few ranked ones last. */
export function countriesOf(book: RatingBook, filter: BoardFilter, homeOf: HomeOf): readonly CountryRow[] {
  const tallies = new Map<string, Tally>();
  for (const { home, away, scores } of meetingsOf(book, filter, homeOf)) {
    tallies.set(home, countMatch(tallies.get(home) ?? emptyTally, scores[0], scores[1]));
    tallies.set(away, countMatch(tallies.get(away) ?? emptyTally, scores[1], scores[0]));
  }
  const rows = [...playersByCountry(book, filter, homeOf)].map(([country, players]) => {
    const ranked = players.filter(({ rank }) => rank !== undefined);
    const others = players.filter(({ rank }) => rank === undefined);
    const best = [...ranked, ...others].slice(0, bestCounted);
    return {
      country,
      ...(ranked.length >= bestCounted && {
        points: best.reduce((sum, { points }) => sum + points, 0) / bestCounted,
      }),
      best: best.map(({ player }) => player),
      players: players.length,
      ranked: ranked.length,
      tally: tallies.get(country) ?? emptyTally,
    };
  });
  return withRanks(
    rows.sort(
      (a, b) =>
        (b.points ?? -Infinity) - (a.points ?? -Infinity) ||
        b.ranked - a.ranked ||
        b.players - a.players ||
        compareText(a.country, b.country),
    ),
  );
}

export function countryOf(
  book: RatingBook,
  {
    country,
    against: other,
    ...filter
  }: BoardFilter & { readonly country: string; readonly against?: string },
  homeOf: HomeOf,
): CountryPage {
  const row = countriesOf(book, filter, homeOf).find((each) => each.country === country);
  const tallies = new Map<string, Tally>();
  const meetings: MatchId[] = [];
  for (const { match, home, away, scores } of meetingsOf(book, filter, homeOf)) {
    if (home !== country && away !== country) continue;
    const [opponent, own, theirs] =
      home === country ? [away, scores[0], scores[1]] : [home, scores[1], scores[0]];
    tallies.set(opponent, countMatch(tallies.get(opponent) ?? emptyTally, own, theirs));
    if (opponent === other) meetings.push(match);
  }
  return {
    ...(row && { row }),
    players: playersByCountry(book, filter, homeOf).get(country) ?? [],
    against: [...tallies]
      .map(([opponent, tally]) => ({ country: opponent, tally }))
      .sort((a, b) => matchesIn(b.tally) - matchesIn(a.tally) || compareText(a.country, b.country)),
    meetings: meetings.reverse(),
  };
}

function withRanks(rows: readonly CountryRow[]): readonly CountryRow[] {
  const ranked: CountryRow[] = [];
  for (const [at, row] of rows.entries()) {
    const above = ranked[at - 1];
    const rank = above?.points === row.points ? (above?.rank ?? at + 1) : at + 1;
    ranked.push(row.points === undefined ? row : { ...row, rank });
  }
  return ranked;
}

function playersByCountry(
  book: RatingBook,
  filter: BoardFilter,
  homeOf: HomeOf,
): ReadonlyMap<string, readonly CountryPlayer[]> {
  const players = rankedPlayers(book, filter).map(({ number: _, ...player }): CountryPlayer => player);
  return groupByEach(players, ({ player }) => {
    const home = homeOf(player);
    return home === undefined ? [] : [home];
  });
}

function* meetingsOf(book: RatingBook, filter: BoardFilter, homeOf: HomeOf) {
  const last = dayOf(filter.asOf);
  for (const entry of book.entries()) {
    if (book.dayOf(entry) > last) return;
    const match = book.matchOf(entry);
    const { id, player1, player2 } = match;
    const [home, away] = [homeOf(player1.id), homeOf(player2.id)];
    if (home === undefined || away === undefined || home === away || !isInRanking(match, filter)) continue;
    yield { match: id, home, away, scores: sidesOf(match) };
  }
}

function sidesOf({ player1, player2, unscored }: RatedMatch) {
  const side = (own: number, other: number) => ({
    result: own > other ? ('W' as const) : own < other ? ('L' as const) : ('D' as const),
    ...(!unscored && { score: own }),
  });
  return [side(player1.score, player2.score), side(player2.score, player1.score)] as const;
}
