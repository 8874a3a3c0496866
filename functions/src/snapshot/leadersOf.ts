import type { DateString } from '@/model/dates';
import { leaderBoards, leadersQuestion, type PublishedLeaders } from '@/model/leaders';
import { ratedMatch } from '@/model/ratings/ratedMatch';
import { createRatingsHost } from '@/model/ratings/ratingsHost';
import type { Event, Match } from '@/model/records';
import { sports } from '@/model/sports';

/** The first places of every ranking that Home shows, as every client would compute them of the same records. */
export function leadersOf(
  events: readonly Event[],
  matches: readonly Match[],
  asOf: DateString,
): readonly PublishedLeaders[] {
  const host = createRatingsHost();
  host.change({
    matches: matches.flatMap((match) => ratedMatch(match) ?? []),
    gone: [],
    reviewed: events.flatMap(({ id, valid }) => (valid === 1 ? [id] : [])),
    unreviewed: [],
  });
  return sports.flatMap((sport) =>
    leaderBoards(sport).flatMap((of) => {
      const board = host.answer('board', leadersQuestion(of, asOf));
      if (board.rows.length === 0) return [];
      return [{ sport: sport.id, gender: of.gender, ...(of.arm && { arm: of.arm }), board }];
    }),
  );
}
