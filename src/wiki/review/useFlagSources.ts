import {
  createContext,
  startTransition,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { DateString } from '@/model/dates';
import { leaderBoards, leadersQuestion, rankingStep } from '@/model/published/leaders';
import type { RatingAnswers } from '@/model/ratings/ratingsHost';
import { useAppDispatch, useAppSelector, type AppThunk, type RootState } from '@/store/typed';
import { findNamesakes } from '../search/namesakes';
import { useRecordSearch } from '../search/useRecordSearch';
import { selectScopeStatus } from '../scopes/scopesSelectors';
import { selectSports } from '../sports/sportsSelectors';
import type { FlagSources, NamesakeIds } from './flagSelectors';
import { topPlaces } from './flags';
import { whileWanted } from '@/lib/whileWanted';

const none: NamesakeIds = { alike: [], longer: [] };

export const TopPlayers = createContext<ReadonlySet<string>>(new Set());

/**
 * Inputs of flags from outside the state. Uses rankings of `today` that are already computed, published, or
 * requested by a queue around it. `names` enables the lookup of names, which loads the whole search.
 */
export function useFlagSources(today: DateString, names: boolean): FlagSources {
  const { search, version } = useRecordSearch(names);
  // A queue looks up many names, and the version changes several times a second while the search loads.
  const known = useDeferredValue(version);
  const top = useTopPlayers(today);
  return useMemo(() => {
    const answers = new Map<string, NamesakeIds>();
    const find = (name: string, player: string): NamesakeIds => {
      const { same, similar } = findNamesakes(search, 'players', name, player);
      const hits = search?.find(name, 24).players.best ?? [];
      return { alike: [...same, ...similar], longer: hits.map(({ id }) => id).filter((id) => id !== player) };
    };
    const namesakesOf = (name: string, player: string) => {
      if (!names) return none;
      const key = JSON.stringify([name, player]);
      const answer = answers.get(key) ?? find(name, player);
      answers.set(key, answer);
      return answer;
    };
    return { today, top, namesakesOf, fought: search };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another version knows others
  }, [search, known, top, names, today]);
}

/**
 * The top players of every ranking. Empty until all events and matches are loaded: a part of them gives
 * another ranking.
 */
export function useAskedTopPlayers(today: DateString): ReadonlySet<string> {
  const dispatch = useAppDispatch();
  const [top, setTop] = useState<ReadonlySet<string>>(new Set());
  const isReady = useAppSelector(selectAreResultsLive);
  useEffect(() => {
    if (!isReady) return undefined;
    return whileWanted(
      (signal) => dispatch(askTopPlayers(today, signal)),
      (players) => startTransition(() => setTop(players)),
      // The queue works without this flag.
      (error) => console.warn('The top of the rankings could not be asked for', error),
    );
  }, [dispatch, today, isReady]);
  return top;
}

const selectAreResultsLive = (state: RootState): boolean =>
  [
    { kind: 'events' } as const,
    ...selectSports(state).map(({ id }) => ({ kind: 'matchesOfSport', sport: id }) as const),
  ].every((scope) => selectScopeStatus(state, scope)?.status === 'live');

const askTopPlayers =
  (today: DateString, signal: AbortSignal): AppThunk<Promise<ReadonlySet<string>>> =>
  async (_dispatch, getState, { ratings }) => {
    const top = new Set<string>();
    // One at a time, so that a ranking wanted on screen need not wait for all of these.
    for (const board of selectSports(getState()).flatMap(leaderBoards)) {
      const question = { ...leadersQuestion(board, today), limit: topPlaces };
      for (const player of topOf(await ratings.ask('board', question, signal))) top.add(player);
    }
    return top;
  };

const topOf = ({ rows }: RatingAnswers['board']): readonly string[] =>
  rows.filter(({ rank = Infinity }) => rank <= topPlaces).map(({ player }) => player);

function useTopPlayers(today: DateString): ReadonlySet<string> {
  const dispatch = useAppDispatch();
  const [ratings] = useState(() => dispatch((_dispatch, _getState, { ratings: port }) => port));
  const revision = useSyncExternalStore(ratings.revision.subscribe, ratings.revision.current);
  const asked = useContext(TopPlayers);
  return useMemo(
    // The queue has asked for all rankings already.
    () => (asked.size > 0 ? asked : dispatch(topPlayers(today))),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another revision has others
    [dispatch, today, revision, asked],
  );
}

/** Only from rankings that Home and the rankings page have already asked for. */
const topPlayers =
  (today: DateString): AppThunk<ReadonlySet<string>> =>
  (_dispatch, getState, { ratings }) => {
    const questions = selectSports(getState())
      .flatMap(leaderBoards)
      .map((board) => leadersQuestion(board, today))
      .flatMap((first) => [first, { ...first, limit: rankingStep }]);
    return new Set(
      questions.flatMap((question) => {
        const kept = ratings.kept('board', question);
        return kept === undefined ? [] : topOf(kept.answer);
      }),
    );
  };
