import type { DateString } from '../dates';
import { rankingsFile } from '../firstPlaces';
import type { SportId } from '../ids';
import type { Board } from '../ratings/board';
import {
  askedCode,
  genderChoices,
  strengthsOf,
  weightChoices,
  type RatingFilter,
} from '../ratings/ratingFilter';
import type { RatingQuestions } from '../ratings/ratingsHost';
import type { Event, Player } from '../records';
import type { Gender, Sport } from '../sports';
import { rankingStep } from './leaders';

/** One of a sport's rankings, as the page of rankings chooses among them. */
export interface RankingList extends Pick<RatingFilter, 'code' | 'gender'> {
  readonly sport: SportId;
  readonly weight?: string;
}

/** The first places of a ranking as they are published every night, for who has not all matches yet. */
export interface PublishedRanking {
  readonly list: RankingList;
  /** The day that the ratings are of. */
  readonly day: DateString;
  readonly board: Board;
  /** Those whom the rows name. */
  readonly player: readonly Player[];
  /** The events that places moved since. */
  readonly event: readonly Event[];
}

/** The list of the page of rankings that a filter asks for. */
export const listOf = (sport: Sport, { code, gender, weight }: Omit<RatingFilter, 'asOf'>): RankingList => ({
  sport: sport.id,
  code,
  gender,
  ...(weight !== undefined && { weight }),
});

/** Every ranking of a sport, the one that is shown where none is asked for first. */
export const rankingLists = (sport: Sport): readonly RankingList[] =>
  genderChoices.flatMap((gender: Gender) =>
    [undefined, ...weightChoices(sport, gender)].flatMap((weight) =>
      strengthsOf(sport).map((code) => listOf(sport, { code, gender, weight })),
    ),
  );

/** The question that the page of rankings asks the ratings; a server that answers ahead of them asks the same. */
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

/** As many places of each are published as the page shows at first. */
export const publishedQuestion = (list: RankingList, asOf: DateString): RatingQuestions['board'] =>
  rankingQuestion(list, asOf, rankingStep);

/**
 * The name of a list's file. That of the list that is shown where none is asked for needs no definition of a sport, so
 * that a page can ask for it before any code is there.
 */
export function rankingFile(sports: readonly Sport[], list: RankingList): string {
  const [first] = sports.slice(0, 1).flatMap(rankingLists);
  if (first !== undefined && sameList(first, list)) return rankingsFile;
  const parts = [list.sport, list.code, list.gender, ...(list.weight === undefined ? [] : [list.weight])];
  return `rankings-${parts.map(spelled).join('-')}.json`;
}

/** Names that a list's file may have. */
export const rankingPattern = /^rankings(?:-[A-Za-z0-9_]{1,200}){3,4}\.json$/;

/** Codes have signs that an address writes otherwise, or that part a name here. */
const spelled = (code: string): string =>
  code.replace(/[^A-Za-z0-9]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}_`);

/** Tells whether two are one list. */
export const sameList = (a: RankingList, b: RankingList): boolean =>
  a.sport === b.sport && a.code === b.code && a.gender === b.gender && a.weight === b.weight;
