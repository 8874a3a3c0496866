import type { DateString } from '../dates';
import type { PlayerId, SportId } from '../ids';
import type { Board } from '../ratings/board';
import type { RatingQuestions } from '../ratings/ratingsHost';
import { apartOf, genders, type Gender, type Sport } from '../sports';

/** One of the rankings whose first places Home shows. */
export interface LeaderBoard {
  readonly sport: Sport;
  /** One of the codes that are rated apart, where any are. */
  readonly code: string | undefined;
  readonly gender: Gender;
}

/** How many places of each. */
const places = 3;

/** How many places the page of rankings shows at first, and how many more at once. */
export const rankingStep = 100;

/** A sport's rankings as Home shows them: by gender, and by what it rates apart. */
export function leaderBoards(sport: Sport): readonly LeaderBoard[] {
  const codes = apartOf(sport)?.codes.map(({ code }) => code) ?? [undefined];
  // The keys of the table are the codes.
  return (Object.keys(genders) as Gender[]).flatMap((gender) =>
    codes.map((code) => ({ sport, code, gender })),
  );
}

/** The question that Home asks the ratings for one of them; a server that answers ahead of them asks the same. */
export const leadersQuestion = (
  { sport, code, gender }: LeaderBoard,
  asOf: DateString,
): RatingQuestions['board'] => ({ sport: sport.id, asOf, gender, ...(code && { code }), limit: places });

/** The question by which Home learns whether there is any result. */
export const latestDay = (sport: SportId): RatingQuestions['days'] => ({ sport, limit: 1 });

/** The first places as they are published with what Home shows first, for who has not all matches yet. */
export interface PublishedLeaders {
  readonly sport: string;
  /** The code that is rated apart; of the first sport, whose arms they were, it has its name. */
  readonly arm?: string | undefined;
  readonly gender: string;
  readonly board: Board;
}

/** Tells whether a published ranking is the one. */
export const isOfBoard = (published: PublishedLeaders, { sport, code, gender }: LeaderBoard): boolean =>
  published.sport === sport.id && published.arm === code && published.gender === gender;

/** The players in published rankings. */
export const leadersIn = (leaders: readonly PublishedLeaders[]): readonly PlayerId[] =>
  leaders.flatMap(({ board }) => board.rows.map(({ player }) => player));
