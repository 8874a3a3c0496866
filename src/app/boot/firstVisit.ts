import { readersDay } from '@/parts/days/useToday';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { selectSports } from '@/wiki/sports/sportsSelectors';
import {
  isOfBoard,
  latestDay,
  leaderBoards,
  leadersQuestion,
  type PublishedLeaders,
} from '@/model/published/leaders';
import { parseChances, parseLeaders, parseRatings } from '@/model/parsing/parsePublished';
import { matchQuestion, type PublishedChance } from '@/model/published/chances';
import { ratingQuestion, type PublishedRating } from '@/model/published/playerRatings';
import { firstRecordsId } from '@/model/published/firstPlaces';
import type { JsonObject } from '@/lib/json';
import { collections } from '@/model/schema/recordSchema';
import type { AppThunk } from '@/store/typed';
import { keepRanking } from './firstRanking';
import { objectIn, recordsIn } from './readPublished';
import { isNew, showRecords, type FirstRecords, type Store } from './showRecords';

/**
 * Shows the records that came with the page until the scopes answer: on a slow network the backend's code and
 * the copy take a while. Their own scope holds them, so that they survive a restart of the copy, and records
 * deleted since disappear with it. Without them a page waits for the backend.
 *
 * A device with records gets only those of a record's page that it lacks.
 */
export function showFirst(store: Store, page: Pick<Document, 'getElementById'> = document): void {
  const found = read(page.getElementById(firstRecordsId)?.textContent ?? '');
  if (!found) return;
  // Scripts cannot read the HTTP headers of their own page.
  const at = found.at ?? newestOf(found.records);
  if (at !== undefined) store.dispatch(scopesSlice.actions.timeHeard(at));
  if (isNew(store)) keepRated(store, found);
  else if (found.isPublished) return;
  showRecords(store, found.records);
}

const newestOf = (records: FirstRecords): number | undefined =>
  records.flatMap(([, docs]) => docs.map(({ updatedAt }) => updatedAt)).sort((a, b) => b - a)[0];

interface First {
  readonly records: FirstRecords;
  readonly at?: number;
  /** From a published file: older than what a device with records has. */
  readonly isPublished: boolean;
  readonly ranking?: JsonObject;
  readonly leaders: readonly PublishedLeaders[];
  readonly chances: readonly PublishedChance[];
  readonly rated?: Rated;
}

interface Rated {
  readonly player: string;
  readonly ratings: readonly PublishedRating[];
}

function keepRated(store: Store, first: First): void {
  const { leaders, chances, rated, ranking } = first;
  if (leaders.length > 0) store.dispatch(keepLeaders(leaders));
  if (chances.length > 0) store.dispatch(keepChances(chances));
  if (rated) store.dispatch(keepRatings(rated));
  if (ranking) store.dispatch(keepRanking(ranking));
}

/** Answers for the leaders from the published ones until all matches are here. */
const keepLeaders =
  (leaders: readonly PublishedLeaders[]): AppThunk =>
  (_dispatch, getState, { ratings }) => {
    const today = readersDay(getState().scopes.serverTime);
    for (const sport of selectSports(getState())) {
      const days = leaderBoards(sport).flatMap((of) => {
        const board = leaders.find((published) => isOfBoard(published, of))?.board;
        if (board) ratings.keepPublished('board', leadersQuestion(of, today), board);
        return board?.last ?? [];
      });
      const [latest] = days.sort((a, b) => (a.date < b.date ? 1 : -1));
      if (latest) ratings.keepPublished('days', latestDay(sport.id), [latest]);
    }
  };

const keepChances =
  (chances: readonly PublishedChance[]): AppThunk =>
  (_dispatch, getState, { ratings }) => {
    const asOf = readersDay(getState().scopes.serverTime);
    for (const { of, outlook } of chances)
      ratings.keepPublished('match', matchQuestion(of, asOf), { outlook });
  };

const keepRatings =
  ({ player, ratings: published }: Rated): AppThunk =>
  (_dispatch, getState, { ratings }) => {
    const today = readersDay(getState().scopes.serverTime);
    for (const { id } of selectSports(getState())) {
      const now = published.find(({ sport }) => sport === id)?.now;
      if (now) ratings.keepPublished('player', ratingQuestion(id, player, today), { steps: [], now });
    }
  };

function read(text: string): First | undefined {
  const found = objectIn(text);
  if (!found) return undefined;
  const { leaders: foundLeaders, ratings: foundRatings, chances: foundChances, at, list, ...docs } = found;
  const leaders = parseLeaders(foundLeaders);
  const ratings = parseRatings(foundRatings);
  const chances = parseChances(foundChances);
  const records = collections.map((name) => [name, recordsIn(name, docs[name])] as const);
  const player = records.find(([name]) => name === 'player')?.[1][0];
  return {
    records,
    isPublished: foundLeaders !== undefined || list !== undefined,
    ...(typeof at === 'number' && Number.isFinite(at) && { at }),
    ...(list !== undefined && { ranking: found }),
    leaders: leaders.ok ? leaders.value : [],
    chances: chances.ok ? chances.value : [],
    ...(ratings.ok && player && { rated: { player: player.id, ratings: ratings.value } }),
  };
}
