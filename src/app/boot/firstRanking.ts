import type { JsonObject } from '@/lib/json';
import { timeOf } from '@/lib/timeOf';
import { readersDay } from '@/parts/days/useToday';
import { parseRanking } from '@/model/parsing/parsePublished';
import { publishedQuestion, rankingFile, sameList, type RankingList } from '@/model/published/rankings';
import type { AppThunk } from '@/store/typed';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { selectSports } from '@/wiki/sports/sportsSelectors';
import { objectIn, recordsIn } from './readPublished';
import { showRecords, type Store } from './showRecords';

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
  try {
    const answer = await ask(`/data/${rankingFile(selectSports(store.getState()), list)}`);
    const at = timeOf(answer);
    if (at !== undefined) store.dispatch(scopesSlice.actions.timeHeard(at));
    const found = answer.ok ? objectIn(await answer.text()) : undefined;
    if (!found || !store.dispatch(keepRanking(found, list))) return;
    showRecords(store, [
      ['player', recordsIn('player', found['player'])],
      ['event', recordsIn('event', found['event'])],
    ]);
  } catch {
    // The device's own ranking comes all the same.
  }
}

export const keepRanking =
  (found: JsonObject, wanted?: RankingList): AppThunk<boolean> =>
  (_dispatch, getState, { ratings }) => {
    const ranking = parseRanking(found);
    if (!ranking.ok) return false;
    const { list, board, day } = ranking.value;
    if ((wanted && !sameList(list, wanted)) || board.rows.length === 0) return false;
    const today = readersDay(getState().scopes.serverTime);
    ratings.keepPublished('board', publishedQuestion(list, today), board, day);
    return true;
  };
