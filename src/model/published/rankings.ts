import type { DateString } from '../dates';
import { rankingsFile } from './firstPlaces';
import type { SportId } from '../ids';
import type { Board } from '../ratings/board';
import {
  askedCode,
  genderChoices,
  rankedStrengths,
  weightChoices,
  type RatingFilter,
} from '../ratings/ratingFilter';
import type { RatingQuestions } from '../ratings/ratingsHost';
import type { Event, Player } from '../records/records';
import type { Gender, Sport } from '../sports';
import { rankingStep } from './leaders';

export interface RankingList extends Pick<RatingFilter, 'code' | 'gender'> {
  readonly sport: SportId;
  readonly weight?: string;
}

export interface PublishedRanking {
  readonly list: RankingList;
  readonly day: DateString;
  readonly board: Board;
  readonly player: readonly Player[];
  readonly event: readonly Event[];
}

export const listOf = (
  sport: Sport,
  { code, gender, weight }: Pick<RatingFilter, 'code' | 'gender' | 'weight'>,
): RankingList => ({
  sport: sport.id,
  code,
  gender,
  ...(weight !== undefined && { weight }),
});

export const rankingLists = (sport: Sport): readonly RankingList[] =>
  genderChoices.flatMap((gender: Gender) =>
    [undefined, ...weightChoices(sport, gender)].flatMap((weight) =>
      rankedStrengths(sport).map((code) => listOf(sport, { code, gender, weight })),
    ),
  );

/** The rankings page asks this, and so does the server that publishes the result in advance. */
export const rankingQuestion = (
  { sport, code, gender, weight }: RankingList,
  asOf: DateString,
  limit?: number,
): RatingQuestions['board'] => ({
  sport,
  asOf,
  gender,
  ...askedCode(code),
  ...(weight !== undefined && { weight }),
  ...(limit !== undefined && { limit }),
});

export const publishedQuestion = (list: RankingList, asOf: DateString): RatingQuestions['board'] =>
  rankingQuestion(list, asOf, rankingStep);

/**
 * The file of a list. The default list's name needs no definition of a sport, so that a page can request it
 * before any code is loaded.
 */
export function rankingFile(sports: readonly Sport[], list: RankingList): string {
  const [first] = sports.slice(0, 1).flatMap(rankingLists);
  if (first !== undefined && sameList(first, list)) return rankingsFile;
  const parts = [list.sport, list.code, list.gender, ...(list.weight === undefined ? [] : [list.weight])];
  return `rankings-${parts.map(spelled).join('-')}.json`;
}

export const rankingPattern = /^rankings(?:-[A-Za-z0-9_]{1,200}){3,4}\.json$/;

/** Escapes signs that addresses encode or that separate parts here. */
const spelled = (code: string): string =>
  code.replace(/[^A-Za-z0-9]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}_`);

export const sameList = (a: RankingList, b: RankingList): boolean =>
  a.sport === b.sport && a.code === b.code && a.gender === b.gender && a.weight === b.weight;
