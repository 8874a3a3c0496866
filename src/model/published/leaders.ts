import type { DateString } from '../dates';
import type { PlayerId, SportId } from '../ids';
import type { Board } from '../ratings/board';
import type { RatingQuestions } from '../ratings/ratingsHost';
import { apartOf, genders, type Gender, type Sport } from '../sports';

export interface LeaderBoard {
  readonly sport: Sport;
  /** A separately rated code; `undefined` in a sport with a single strength. */
  readonly code: string | undefined;
  readonly gender: Gender;
}

const places = 3;

export const rankingStep = 100;

export function leaderBoards(sport: Sport): readonly LeaderBoard[] {
  const codes = apartOf(sport)?.codes.map(({ code }) => code) ?? [undefined];
  return (Object.keys(genders) as Gender[]).flatMap((gender) =>
    codes.map((code) => ({ sport, code, gender })),
  );
}

/** Home asks this, and so does the server that publishes the result in advance. */
export const leadersQuestion = (
  { sport, code, gender }: LeaderBoard,
  asOf: DateString,
): RatingQuestions['board'] => ({ sport: sport.id, asOf, gender, ...(code && { code }), limit: places });

/** By this Home learns whether there is any result. */
export const latestDay = (sport: SportId): RatingQuestions['days'] => ({ sport, limit: 1 });

export interface PublishedLeaders {
  readonly sport: string;
  /** The separately rated code. The key dates from the first sport, which rates arms. */
  readonly arm?: string | undefined;
  readonly gender: string;
  readonly board: Board;
}

export const isOfBoard = (published: PublishedLeaders, { sport, code, gender }: LeaderBoard): boolean =>
  published.sport === sport.id && published.arm === code && published.gender === gender;

export const leadersIn = (leaders: readonly PublishedLeaders[]): readonly PlayerId[] =>
  leaders.flatMap(({ board }) => board.rows.map(({ player }) => player));
