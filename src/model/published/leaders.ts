import type { DateString } from '../dates';
import type { PlayerId, SportId } from '../ids';
import type { Board } from '../ratings/board';
import type { RatingQuestions } from '../ratings/ratingsHost';
import { genders, type Arm, type Gender, type Sport } from '../sports';

/** One of the rankings whose first places Home shows. */
export interface LeaderBoard {
  readonly sport: Sport;
  readonly arm: Arm | undefined;
  readonly gender: Gender;
}

/** How many places of each. */
const places = 3;

/** A sport's rankings as Home shows them: by gender, and by arm where the sport has any. */
export function leaderBoards(sport: Sport): readonly LeaderBoard[] {
  // The keys of both tables are the codes.
  const arms = Object.keys(sport.arms ?? {}).reverse() as Arm[];
  return (Object.keys(genders) as Gender[]).flatMap((gender) =>
    (arms.length === 0 ? [undefined] : arms).map((arm) => ({ sport, arm, gender })),
  );
}

/** The question that Home asks the ratings for one of them; a server that answers ahead of them asks the same. */
export const leadersQuestion = (
  { sport, arm, gender }: LeaderBoard,
  asOf: DateString,
): RatingQuestions['board'] => ({ sport: sport.id, asOf, gender, ...(arm && { arm }), limit: places });

/** The question by which Home learns whether there is any result. */
export const latestDay = (sport: SportId): RatingQuestions['days'] => ({ sport, limit: 1 });

/** The first places as they are published with what Home shows first, for who has not all matches yet. */
export interface PublishedLeaders {
  readonly sport: string;
  readonly arm?: string | undefined;
  readonly gender: string;
  readonly board: Board;
}

/** Tells whether a published ranking is the one. */
export const isOfBoard = (published: PublishedLeaders, { sport, arm, gender }: LeaderBoard): boolean =>
  published.sport === sport.id && published.arm === arm && published.gender === gender;

/** The players in published rankings. */
export const leadersIn = (leaders: readonly PublishedLeaders[]): readonly PlayerId[] =>
  leaders.flatMap(({ board }) => board.rows.map(({ player }) => player));
