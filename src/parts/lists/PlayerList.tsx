import { SearchX, Users } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { titles } from '@/language/en/titles';
import { players as texts } from '@/language/en/players';
import { words } from '@/language/en/words';
import { useLanguage } from '@/language/useLanguage';
import type { DateString } from '@/model/dates';
import { sportId } from '@/model/ids';
import type { Player } from '@/model/records/records';
import { findSport } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import type { ScopeStatus } from '@/wiki/scopes/scopesSlice';
import { selectPlayerLayers } from '@/wiki/records/recordsSelectors';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import { listPlayers, playerOrders, type Fights, type PlayerOrder } from '@/wiki/lists/listPlayers';
import { PlayerGrid } from '../records/PlayerGrid';
import { useTyped } from './useTyped';
import { FollowScope } from '../scopes/FollowScope';
import type { RecordSearch } from '@/wiki/search/recordSearch';
import { selectHidesResults } from '@/wiki/spoilers/spoilersSelectors';
import { useSports } from '@/wiki/sports/useSports';
import { useRatings } from '@/wiki/ratings/useRatings';
import { useNews } from '../news/useNews';
import { AsOfDay } from '../ratings/AsOfDay';
import { useAsOf } from '../ratings/useAsOf';
import { useMayAsk } from '../ratings/useMayAsk';
import { useRatedDay } from '../ratings/useRatedDay';
import { FilteredList } from './FilteredList';
import { selectPlayers } from './playerListSelectors';
import { usePlayerFilters } from './usePlayerFilters';
import { selectConfirmedMatches } from '@/wiki/records/identitiesSelectors';
import { Activities } from '@/wiki/search/activity';

export interface PlayerListProps {
  readonly sport?: string | undefined;
  readonly among?: ReadonlyMap<string, number> | undefined;
  readonly scopes: readonly (ScopeStatus | undefined)[];
}

/** Date fields start here: an earlier day is a year that is still being typed. */
const firstDay = '1900-01-01' as DateString;

const isOrder = (text: string | undefined): text is PlayerOrder => playerOrders.some((each) => each === text);

export function PlayerList({ sport: only, among, scopes }: PlayerListProps) {
  const { t } = useLanguage();
  const sports = useSports();
  const [text, setText] = useTyped('q');
  const { values, filters, clear } = usePlayerFilters(only);
  const { country, sport, gender, weight } = values;
  const [asOf, setAsOf] = useAsOf();
  const byMatches = [sport, gender, weight, asOf].some((each) => each !== undefined);
  const then = useFightsUntil(asOf);
  const { rows: everyone, ...news } = useNews(useListed(among), useAppSelector(selectPlayerLayers), {
    scope: scopes[0],
    stored: 'player',
    asked: JSON.stringify([text, values]),
  });
  const { search, version } = useRecordSearch();
  // Also while a text is typed, so that the order is there when it is deleted.
  const byRating = values.sort === 'rating' || !isOrder(values.sort);
  const { places, pending } = usePlacesByRating(sport ?? only, asOf, byRating);
  const [startsByRating] = useState(byRating && text.trim() === '');
  const preparing = useIsPreparing(text, search) || (startsByRating && pending);
  const { ids, wanted } = useFittingPlayers(everyone, text, { ...values, places }, search, version, then);
  const filtered = text.trim() !== '' || country !== undefined || byMatches;
  // The search counts hidden results too, so its tally would reveal them.
  const hides = useAppSelector(selectHidesResults);
  const note = (id: string) => {
    const { wins, losses } = (then ?? search)?.activityOf(id) ?? { wins: 0, losses: 0 };
    return hides || wins + losses === 0 ? '' : `${wins}–${losses}`;
  };
  return (
    <div>
      {/* Only matches say in what a player competed, and how well. */}
      {(byMatches || byRating) &&
        sports.map(({ id }) => <FollowScope key={id} scope={{ kind: 'matchesOfSport', sport: id }} />)}
      <FilteredList
        label={t(texts.filterPlayers)}
        search={{ label: t(texts.searchPlayers), value: text, onChange: setText }}
        filters={filters}
        after={<AsOfDay first={firstDay} value={asOf} onChange={setAsOf} />}
        onClear={filtered ? clear : undefined}
        all={everyone.length}
        fitting={ids.length}
        count={{
          some: () => t(texts.someOf, { shown: ids.length, count: everyone.length }),
          all: () => t(words.playerCount, { count: everyone.length }),
        }}
        news={news}
        csv={{ file: 'players-list', what: t(titles.players), content: () => ({ kind: 'player', ids }) }}
        // Classes and counts come with the matches.
        stored={byMatches || byRating || among !== undefined || isOrder(values.sort) ? 'match' : 'player'}
        preparing={preparing}
        scopes={scopes}
        what={t(words.players)}
        nothing={<EmptyState icon={<Users />} title={t(texts.nobodyYet)} />}
        noneFits={<NobodyFits text={wanted.trim()} />}
      >
        {/* A new search starts at the top. */}
        <PlayerGrid key={wanted} ids={ids} label={t(titles.players)} note={note} />
      </FilteredList>
    </div>
  );
}

function NobodyFits({ text }: { readonly text: string }) {
  const { t } = useLanguage();
  return (
    <EmptyState icon={<SearchX />} title={text === '' ? t(texts.nobodyFits) : t(texts.nobodyFound, { text })}>
      {t(texts.tryLess)}
    </EmptyState>
  );
}

function useListed(among: PlayerListProps['among']): readonly Player[] {
  const players = useAppSelector(selectPlayers);
  return useMemo(
    () => (among === undefined ? players : players.filter(({ id }) => among.has(id))),
    [players, among],
  );
}

/**
 * Whether names are still loading for the text in the address. Its results are shown once their order is
 * final; letters typed later show their effect at once.
 */
function useIsPreparing(text: string, search: RecordSearch | undefined): boolean {
  const [asked] = useState(text);
  // Only once: names that load later must not hide the list again.
  const [prepared, setPrepared] = useState(false);
  if (!prepared && search?.isComplete() === true) setPrepared(true);
  return !prepared && text === asked && text.trim() !== '';
}

function usePlacesByRating(
  asked: string | undefined,
  asOf: DateString | undefined,
  wanted: boolean,
): { readonly places: ReadonlyMap<string, number> | undefined; readonly pending: boolean } {
  const sports = useSports();
  const sport = asked ? findSport(sports, asked) : sports[0];
  const id = sport?.id ?? sportId('');
  const asks = useMayAsk(id) && wanted && sport !== undefined;
  const { answer, pending, error } = useRatings('ranked', { sport: id, asOf: useRatedDay(asOf) }, asks);
  const places = useMemo(
    () => (wanted && answer ? new Map(answer.map((player, at) => [player as string, at])) : undefined),
    [wanted, answer],
  );
  return {
    places,
    pending: wanted && sport !== undefined && places === undefined && pending && error === undefined,
  };
}

type FilterValues = ReturnType<typeof usePlayerFilters>['values'] & {
  readonly places: ReadonlyMap<string, number> | undefined;
};

/** Matching players, and the text they match. Deferred, so that typing stays responsive. */
function useFittingPlayers(
  everyone: readonly Player[],
  text: string,
  { country: from, sport, gender, weight, sort: order, places }: FilterValues,
  search: RecordSearch | undefined,
  version: number,
  then: Fights | undefined,
) {
  // A day also filters: players without an earlier match are left out.
  const byMatches = sport !== undefined || gender !== undefined || weight !== undefined || then !== undefined;
  const { wanted, country, fought, sort } = useDeferredValue(
    useMemo(
      () => ({
        wanted: text,
        country: from,
        fought: byMatches ? { sport, gender, weight } : undefined,
        sort: isOrder(order) ? order : undefined,
      }),
      [text, from, byMatches, sport, gender, weight, order],
    ),
  );
  const ids = useMemo(
    () =>
      listPlayers(everyone, { text: wanted, country, fought, order: sort, places }, search, then ?? search),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another version finds others
    [everyone, wanted, country, fought, sort, places, search, version, then],
  );
  return { ids, wanted };
}

/** Matches of players up to a day; `undefined` without a day, when the search has counted all matches. */
function useFightsUntil(day: DateString | undefined): Fights | undefined {
  const matches = useAppSelector((state) => (day === undefined ? undefined : selectConfirmedMatches(state)));
  return useMemo(() => {
    if (matches === undefined || day === undefined) return undefined;
    const activity = new Activities({ until: day });
    // Each iteration counts one match.
    for (const _step of activity.follow(matches));
    return {
      activityOf: (player) => activity.of(player, day),
      matchesOf: (player) => activity.matchesOf(player),
      hasFought: (player, kind) => activity.hasFought(player, kind),
    };
  }, [matches, day]);
}
