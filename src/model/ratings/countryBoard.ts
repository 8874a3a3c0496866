import { compareText } from '@/lib/compareText';
import type { MatchId, PlayerId } from '../ids';
import { countMatch, emptyTally, matchesIn, type Tally } from '../tally';
import { rankedPlayers, type BoardFilter } from './board';
import { dayOf } from './dayOf';
import type { RatedMatch } from './ratedMatch';
import type { Rating } from './rating';
import type { RatingBook } from './ratingBook';
import { isUnder } from './standings';

/** One country in the order of strength. */
export interface CountryRow {
  readonly country: string;
  /** Place among those with enough ranked players; who has equal points shares one. */
  readonly rank?: number;
  /** The mean of its best players' points; absent where too few have a rank. */
  readonly points?: number;
  /** Its best players, best first: those whose points count. */
  readonly best: readonly PlayerId[];
  /** How many players it has, and how many of them have a rank. */
  readonly players: number;
  readonly ranked: number;
  /** Won and lost against players of other countries. */
  readonly tally: Tally;
}

/** A player of a country, with the place among the players of all. */
export interface CountryPlayer extends Rating {
  readonly player: PlayerId;
  readonly rank?: number;
}

/** The tally of one country against another. */
export interface CountryTally {
  readonly country: string;
  /** From the side of the country that is asked about. */
  readonly tally: Tally;
}

/** One country: its players, and how it stands against the others. */
export interface CountryPage {
  /** Absent where nobody of the country has fought under the filter. */
  readonly row?: CountryRow;
  /** Best first. */
  readonly players: readonly CountryPlayer[];
  /** Most met first. */
  readonly against: readonly CountryTally[];
  /** The meetings with the country that was asked for, newest first. */
  readonly meetings: readonly MatchId[];
}

/** The country of a player; `undefined` where it is not known. */
type HomeOf = (player: PlayerId) => string | undefined;

/** So many players make a country's strength: enough for a team, and few enough for small ones. */
const bestCounted = 3;

/** All countries under a filter: by the mean of their best players, then those that have fewer ranked ones. */
export function countriesOf(book: RatingBook, filter: BoardFilter, homeOf: HomeOf): readonly CountryRow[] {
  const tallies = new Map<string, Tally>();
  for (const { home, away, scores } of meetingsOf(book, filter, homeOf)) {
    tallies.set(home, countMatch(tallies.get(home) ?? emptyTally, scores[0], scores[1]));
    tallies.set(away, countMatch(tallies.get(away) ?? emptyTally, scores[1], scores[0]));
  }
  const rows = [...playersByCountry(book, filter, homeOf)].map(([country, players]) => {
    const ranked = players.filter(({ rank }) => rank !== undefined);
    const best = players.slice(0, bestCounted);
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

/** One country under a filter. */
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
  const found = new Map<string, CountryPlayer[]>();
  for (const { number: _, ...player } of rankedPlayers(book, filter)) {
    const country = homeOf(player.player);
    if (country === undefined) continue;
    const players = found.get(country);
    if (players) players.push(player);
    else found.set(country, [player]);
  }
  return found;
}

/** The matches under a filter between players of two countries, oldest first. */
function* meetingsOf(book: RatingBook, filter: BoardFilter, homeOf: HomeOf) {
  const last = dayOf(filter.asOf);
  const isIn = (match: RatedMatch) =>
    isUnder(match, filter) && (filter.weight === undefined || match.weight === filter.weight);
  for (const entry of book.entries()) {
    if (book.dayOf(entry) > last) return;
    const match = book.matchOf(entry);
    const { id, player1, player2 } = match;
    const [home, away] = [homeOf(player1.id), homeOf(player2.id)];
    if (home === undefined || away === undefined || home === away || !isIn(match)) continue;
    yield { match: id, home, away, scores: sidesOf(match) };
  }
}

/** Both sides as tallies count them. */
function sidesOf({ player1, player2, unscored }: RatedMatch) {
  const side = (own: number, other: number) => ({
    result: own > other ? ('W' as const) : own < other ? ('L' as const) : ('D' as const),
    ...(!unscored && { score: own }),
  });
  return [side(player1.score, player2.score), side(player2.score, player1.score)] as const;
}
