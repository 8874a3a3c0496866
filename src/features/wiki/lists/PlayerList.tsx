import { SearchX, Users } from 'lucide-react';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { players as texts } from '@/language/en/players';
import { words } from '@/language/en/words';
import { useLanguage } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { SearchBox } from '@/ui/SearchBox';
import { PlayerGrid } from '../display/PlayerGrid';
import { ScopeState } from '../display/ScopeState';
import { CsvButton } from '../export/CsvButton';
import { useTyped } from '../display/useTyped';
import type { ScopeStatus } from '../scopes/scopesSlice';
import { useRecordSearch } from '../search/useRecordSearch';
import { selectCountries, selectPlayers } from './playerListSelectors';
import { listPlayers, playerOrders, type PlayerOrder } from './listPlayers';
import { useFilters } from './useFilters';

export interface PlayerListProps {
  /** Who is listed; everybody when absent. */
  readonly among?: ReadonlyMap<string, number> | undefined;
  readonly scopes: readonly (ScopeStatus | undefined)[];
  readonly actions?: ReactNode;
}

const orderTexts = {
  name: texts.byName,
  matches: texts.byMatches,
  latest: texts.byLatest,
} as const satisfies Record<PlayerOrder, unknown>;

const isOrder = (text: string | undefined): text is PlayerOrder => playerOrders.some((each) => each === text);

/** Players with search, country and order, all in the address. */
export function PlayerList({ among, scopes, actions }: PlayerListProps) {
  const { t, locale, country: countryName } = useLanguage();
  const [text, setText] = useTyped('q');
  const { values, set, clear } = useFilters(['country', 'sort']);
  const everyone = useAppSelector(selectPlayers);
  const countries = useAppSelector(selectCountries);
  const countryChoices = useMemo(
    () =>
      countries
        .map((value) => ({ value, label: countryName(value) }))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    [countries, countryName, locale],
  );
  const { search, version } = useRecordSearch();
  const { wanted, country, sort } = useDeferredValue(
    useMemo(
      () => ({ wanted: text, country: values.country, sort: isOrder(values.sort) ? values.sort : undefined }),
      [text, values.country, values.sort],
    ),
  );
  const ids = useMemo(
    () => listPlayers(everyone, { among, text: wanted, country, order: sort }, search),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another version finds others
    [everyone, among, wanted, country, sort, search, version],
  );
  const all = among === undefined ? everyone.length : among.size;
  const filtered = text.trim() !== '' || values.country !== undefined;
  const note = (id: string) => {
    const { wins, losses } = search?.activityOf(id) ?? { wins: 0, losses: 0 };
    return wins + losses === 0 ? '' : `${wins}–${losses}`;
  };
  return (
    <div>
      <FilterBar
        label={t(texts.filterPlayers)}
        search={<SearchBox label={t(texts.searchPlayers)} value={text} onChange={setText} />}
        filters={[
          {
            name: 'country',
            label: t(texts.country),
            any: t(texts.anyCountry),
            value: values.country,
            onChange: (value) => set('country', value),
            choices: countryChoices,
          },
          {
            name: 'sort',
            label: t(texts.order),
            value: values.sort,
            onChange: (value) => set('sort', value),
            choices: playerOrders.map((value) => ({ value, label: t(orderTexts[value]) })),
          },
        ]}
        count={
          all === 0
            ? ''
            : filtered
              ? t(texts.someOf, { shown: ids.length, count: all })
              : t(texts.countPlayers, { count: all })
        }
        openLabel={t(texts.filters)}
        clearLabel={t(texts.clear)}
        onClear={filtered ? clear : undefined}
        actions={
          <>
            {actions}
            {ids.length > 0 && <CsvButton file="players-list" content={() => ({ kind: 'player', ids })} />}
          </>
        }
      />
      <ScopeState
        scopes={scopes}
        empty={all === 0}
        what={t(words.players)}
        rows={14}
        nothing={<EmptyState icon={<Users />} title={t(texts.nobodyYet)} />}
      >
        {ids.length > 0 ? (
          // Another search starts at its beginning again.
          <PlayerGrid key={wanted} ids={ids} label={t(texts.players)} note={note} />
        ) : (
          <EmptyState
            icon={<SearchX />}
            title={wanted.trim() === '' ? t(texts.nobodyFits) : t(texts.nobodyFound, { text: wanted.trim() })}
          >
            {t(texts.tryLess)}
          </EmptyState>
        )}
      </ScopeState>
    </div>
  );
}
