import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import type { DateString } from '@/model/dates';
import { leaderBoards, leadersQuestion, rankingStep } from '@/model/published/leaders';
import { useAppDispatch, type AppThunk } from '@/store/typed';
import { findNamesakes } from '../search/namesakes';
import { useRecordSearch } from '../search/useRecordSearch';
import { selectSports } from '../sports/sportsSelectors';
import type { FlagSources } from './flagSelectors';
import { topPlaces } from './flags';

/**
 * Facts that flags ask for besides the state. Rankings are those of `today` that the device has worked out or was given already;
 * `names` are looked up only where it is true, since the search has to read all of them first.
 */
export function useFlagSources(today: DateString, names: boolean): FlagSources {
  const { search, version } = useRecordSearch(names);
  // A queue asks for many names, and while all are read it is told several times a second.
  const known = useDeferredValue(version);
  const top = useTopPlayers(today);
  return useMemo(() => {
    const answers = new Map<string, boolean>();
    const find = (name: string, player: string) => {
      const { same, similar } = findNamesakes(search, 'players', name, player);
      return same.length + similar.length > 0;
    };
    const hasNamesake = (name: string, player: string) => {
      const key = JSON.stringify([name, player]);
      const answer = answers.get(key) ?? (names && find(name, player));
      answers.set(key, answer);
      return answer;
    };
    return { top, hasNamesake, fought: search };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another version knows others
  }, [search, known, top, names]);
}

/** The players in the top of any ranking that is at hand. */
function useTopPlayers(today: DateString): ReadonlySet<string> {
  const dispatch = useAppDispatch();
  const [ratings] = useState(() => dispatch((_dispatch, _getState, { ratings: port }) => port));
  const revision = useSyncExternalStore(ratings.subscribe, ratings.revision);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another revision has others
  return useMemo(() => dispatch(topPlayers(today)), [dispatch, today, revision]);
}

/** The top of the rankings that Home and the page of rankings have asked for; none is worked out for it. */
const topPlayers =
  (today: DateString): AppThunk<ReadonlySet<string>> =>
  (_dispatch, getState, { ratings }) => {
    const questions = selectSports(getState())
      .flatMap(leaderBoards)
      .map((board) => leadersQuestion(board, today))
      .flatMap((first) => [first, { ...first, limit: rankingStep }]);
    return new Set(
      questions.flatMap((question) =>
        (ratings.kept('board', question)?.answer.rows ?? [])
          .filter(({ rank = Infinity }) => rank <= topPlaces)
          .map(({ player }) => player),
      ),
    );
  };
