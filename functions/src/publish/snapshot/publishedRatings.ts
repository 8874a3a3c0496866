import type { DateString } from '@/model/dates';
import type { PlayerId } from '@/model/ids';
import { leaderBoards, leadersQuestion, type PublishedLeaders } from '@/model/published/leaders';
import type { PublishedRatings } from '@/model/published/playerRatings';
import { publishedQuestion, rankingLists, type PublishedRanking } from '@/model/published/rankings';
import type { Board } from '@/model/ratings/board';
import { ratedMatch } from '@/model/ratings/ratedMatch';
import type { Rating } from '@/model/ratings/rating';
import { createRatingsHost, type RatingsHost } from '@/model/ratings/ratingsHost';
import type { Event, Match } from '@/model/records/records';
import type { Outlook, StrengthRatings } from '@/model/ratings/history';
import { together } from '@/model/ratings/ratingModel';
import { ratingModelsOf } from '@/model/ratings/sportModels';
import { findSport, type Sport } from '@/model/sports';

export interface RatingsToPublish {
  readonly leaders: readonly PublishedLeaders[];
  readonly players: PublishedRatings;
  readonly rankings: readonly Pick<PublishedRanking, 'list' | 'day' | 'board'>[];
}

/**
 * Ratings on a day from all matches of reviewed events, as every client would compute them.
 *
 * @param hidden players whose ratings are not published
 */
export function publishedRatings(
  host: RatingsHost,
  sports: readonly Sport[],
  asOf: DateString,
  hidden: ReadonlySet<PlayerId> = new Set(),
): RatingsToPublish {
  const leaders = sports.flatMap((sport) =>
    // Include empty lists: otherwise a client would wait for all matches to learn that they are empty.
    leaderBoards(sport).map((of) => ({
      sport: sport.id,
      gender: of.gender,
      ...(of.code && { arm: of.code }),
      board: roundedBoard(host.answer('board', leadersQuestion(of, asOf))),
    })),
  );
  const rankings = sports.flatMap((sport) =>
    rankingLists(sport).flatMap((list) => {
      const board = roundedBoard(host.answer('board', publishedQuestion(list, asOf)));
      return list.weight !== undefined && board.rows.length === 0 ? [] : [{ list, day: asOf, board }];
    }),
  );
  const players = sports.map(({ id }): [string, PublishedRatings[string]] => [
    id,
    Object.fromEntries(
      host
        .answer('everybody', { sport: id, asOf })
        .filter(([player]) => !hidden.has(player))
        .map(([player, ratings]) => [player, roundedAll(ratings)]),
    ),
  ]);
  return { leaders, players: Object.fromEntries(players), rankings };
}

export function ratingsHostOf(
  events: readonly Event[],
  matches: readonly Match[],
  sports: readonly Sport[],
  hidden: ReadonlySet<PlayerId> = new Set(),
): RatingsHost {
  const host = createRatingsHost(ratingModelsOf(sports));
  host.change({
    matches: matches.flatMap((match) => ratedMatch(match, findSport(sports, match.event.sport.id)) ?? []),
    gone: [],
    reviewed: events.flatMap(({ id, valid }) => (valid === 1 ? [id] : [])),
    unreviewed: [],
    hidden: [...hidden],
  });
  return host;
}

/** Truncate instead of rounding, so that the integer shown equals the one a device computes. */
const roundedBoard = ({ rows, ...board }: Board): Board => ({
  ...board,
  rows: rows.map((row) => ({
    ...row,
    points: Math.floor(row.points * 10) / 10,
    deviation: Math.round(row.deviation * 100) / 100,
  })),
});

const roundedAll = (ratings: StrengthRatings): StrengthRatings => ({
  ...Object.fromEntries(Object.entries(ratings).map(([code, rating]) => [code, rounded(rating)])),
  [together]: rounded(ratings[together]),
});

const rounded = ({ points, deviation, provisional }: Rating): Rating => ({
  points: Math.round(points * 10) / 10,
  deviation: Math.round(deviation * 10) / 10,
  provisional,
});

export const roundedOutlook = ({ own, other, chance, roundShare }: Outlook): Outlook => ({
  own: rounded(own),
  other: rounded(other),
  chance: Math.round(chance * 1000) / 1000,
  roundShare: Math.round(roundShare * 1000) / 1000,
});
