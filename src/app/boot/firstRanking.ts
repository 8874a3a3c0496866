import { readersDay } from '@/parts/days/useToday';
import { readAddress } from '@/model/sharing/address';
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
 * Until all matches are here, shows the top of a list from the last published file, with the players it
 * names. Ratings are answered from it until they can be computed. An unreadable file, or one of another list,
 * is ignored. Resolves once that is decided.
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

export async function showRankingAt(
  store: Store,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  ask?: typeof fetch,
): Promise<void> {
  const params = new URLSearchParams(search);
  const sports = selectSports(store.getState());
  // A sport's page names it in the path, others in the query.
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
