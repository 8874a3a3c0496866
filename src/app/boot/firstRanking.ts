import { readersDay } from '@/parts/display/useToday';
import { readAddress } from '@/model/address';
import { parseRanking } from '@/model/parsing/parsePublished';
import {
  listOf,
  publishedQuestion,
  rankingFile,
  sameList,
  type RankingList,
} from '@/model/published/rankings';
import { readRatingFilter } from '@/model/ratings/ratingFilter';
import { findSport } from '@/model/sports';
import type { AppThunk } from '@/store/typed';
import { firstVisitScopes } from '@/wiki/scopes/firstVisit';
import { selectSports } from '@/wiki/sports/sportsSelectors';
import { keepVisited } from '../page/visited';
import { hearTime, objectIn, publishedText, recordsIn } from './readPublished';
import { hasAnswers, lacking, showRecords, type FirstRecords, type Store } from './showRecords';

/**
 * Shows the first places of a list as they were published last night, with the players that they name, to whom has not all
 * matches yet: the ratings answer with them until they can themselves. A file that is of another list, or cannot be read,
 * is left aside. Resolves when it is there, or is known not to be.
 */
export async function showRanking(
  store: Store,
  list: RankingList,
  ask: typeof fetch = (...args) => fetch(...args),
): Promise<void> {
  const { text, at } = await publishedText(rankingFile(selectSports(store.getState()), list), ask);
  store.dispatch(hearTime(at));
  const found = objectIn(text);
  const ranking = parseRanking(found);
  if (!found || !ranking.ok || !sameList(ranking.value.list, list)) return;
  if (ranking.value.board.rows.length === 0) return;
  store.dispatch(keepRanking(ranking.value));
  const records: FirstRecords = [
    ['player', recordsIn('player', found['player'])],
    ['event', recordsIn('event', found['event'])],
  ];
  showRecords(store, lacking(store, records), firstVisitScopes.page, hasAnswers, keepVisited);
}

/** The same of the list that an address asks for, unless that is of the past. */
export async function showRankingAt(
  store: Store,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  ask?: typeof fetch,
): Promise<void> {
  const params = new URLSearchParams(search);
  const sports = selectSports(store.getState());
  // The page of a sport says it before the query.
  const asked = readAddress(pathname)?.params['id'] ?? params.get('sport') ?? '';
  const sport = findSport(sports, asked) ?? sports[0];
  const filter = sport && readRatingFilter(params, sport);
  if (filter && filter.asOf === undefined) await showRanking(store, listOf(sport, filter), ask);
}

type Kept = Extract<ReturnType<typeof parseRanking>, { readonly ok: true }>['value'];

const keepRanking =
  ({ list, board, day }: Kept): AppThunk =>
  (_dispatch, getState, { ratings }) =>
    ratings.keepPublished(
      'board',
      publishedQuestion(list, readersDay(getState().scopes.serverTime)),
      board,
      day,
    );
