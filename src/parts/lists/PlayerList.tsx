import { SearchX, Users } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { players as texts } from '@/language/en/players';
import { sports as sportTexts } from '@/language/en/sports';
import { words } from '@/language/en/words';
import { useLanguage } from '@/language/useLanguage';
import { genders, sports } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import type { ScopeStatus } from '@/wiki/scopes/scopesSlice';
import { selectPlayerLayers } from '@/wiki/records/recordsSelectors';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import { listPlayers, playerOrders, type PlayerOrder } from '@/wiki/lists/listPlayers';
import { PlayerGrid } from '../display/PlayerGrid';
import { codeName, sportName } from '../display/sportWords';
import { useTyped } from '../display/useTyped';
import { FollowScope } from '../scopes/FollowScope';
import { useNews } from '../news/useNews';
import { useFilters } from '../filters/useFilters';
import { selectCountries, selectPlayers } from './playerListSelectors';
import { FilteredList } from './FilteredList';

export interface PlayerListProps {
  /** Who is listed; everybody when absent. */
  readonly among?: ReadonlyMap<string, number> | undefined;
  readonly scopes: readonly (ScopeStatus | undefined)[];
}

const orderTexts = {
  name: texts.byName,
  matches: texts.byMatches,
  latest: texts.byLatest,
} as const satisfies Record<PlayerOrder, unknown>;

const isOrder = (text: string | undefined): text is PlayerOrder => playerOrders.some((each) => each === text);

/** Of all sports, each once. */
const weightCodes = [...new Set(sports.flatMap(({ weights }) => Object.keys(weights)))];

/** Players with search, country, what they fought in, and order, all in the address. */
export function PlayerList({ among, scopes }: PlayerListProps) {
  const { t, locale, country: countryName } = useLanguage();
  const [text, setText] = useTyped('q');
  const [asked] = useState(text);
  const { values, set, clear } = useFilters(['country', 'sport', 'gender', 'weight', 'sort']);
  const countries = useAppSelector(selectCountries);
  const countryChoices = useMemo(
    () =>
      countries
        .map((value) => ({ value, label: countryName(value) }))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    [countries, countryName, locale],
  );
  const players = useAppSelector(selectPlayers);
  const listed = useMemo(
    () => (among === undefined ? players : players.filter(({ id }) => among.has(id))),
    [players, among],
  );
  const { rows: everyone, ...news } = useNews(listed, useAppSelector(selectPlayerLayers), {
    scope: scopes[0],
    stored: 'player',
    asked: JSON.stringify([text, values]),
  });
  const { search, version } = useRecordSearch();
  // Once: a name that is read later disturbs nobody.
  const [prepared, setPrepared] = useState(false);
  if (!prepared && search?.isComplete() === true) setPrepared(true);
  const { country: from, sport, gender, weight } = values;
  const byMatches = sport !== undefined || gender !== undefined || weight !== undefined;
  const { wanted, country, fought, sort } = useDeferredValue(
    useMemo(
      () => ({
        wanted: text,
        country: from,
        fought: byMatches ? { sport, gender, weight } : undefined,
        sort: isOrder(values.sort) ? values.sort : undefined,
      }),
      [text, from, byMatches, sport, gender, weight, values.sort],
    ),
  );
  const ids = useMemo(
    () => listPlayers(everyone, { text: wanted, country, fought, order: sort }, search),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another version finds others
    [everyone, wanted, country, fought, sort, search, version],
  );
  const filtered = text.trim() !== '' || values.country !== undefined || byMatches;
  const choicesOf = (field: 'gender' | 'weight', codes: readonly string[]) =>
    codes.map((value) => ({ value, label: codeName(t, field, value) }));
  const matchFilter = (name: 'sport' | 'gender' | 'weight', label: string, any: string) => ({
    name,
    label,
    any,
    value: values[name],
    onChange: (value: string | undefined) => set(name, value),
  });
  const note = (id: string) => {
    const { wins, losses } = search?.activityOf(id) ?? { wins: 0, losses: 0 };
    return wins + losses === 0 ? '' : `${wins}–${losses}`;
  };
  return (
    <div>
      {/* Who fought in what is only known with all matches. */}
      {byMatches &&
        sports.map(({ id }) => <FollowScope key={id} scope={{ kind: 'matchesOfSport', sport: id }} />)}
      <FilteredList
        label={t(texts.filterPlayers)}
        search={{ label: t(texts.searchPlayers), value: text, onChange: setText }}
        filters={[
          {
            name: 'country',
            label: t(texts.country),
            any: t(texts.anyCountry),
            value: values.country,
            onChange: (value) => set('country', value),
            choices: countryChoices,
          },
          ...(sports.length > 1 && among === undefined
            ? [
                {
                  ...matchFilter('sport', t(sportTexts.sport), t(sportTexts.anySport)),
                  choices: sports.map(({ id }) => ({ value: id, label: sportName(t, id) })),
                },
              ]
            : []),
          {
            ...matchFilter('gender', t(sportTexts.gender), t(sportTexts.anyGender)),
            choices: choicesOf('gender', Object.keys(genders)),
          },
          {
            ...matchFilter('weight', t(sportTexts.weight), t(sportTexts.anyWeight)),
            choices: choicesOf('weight', weightCodes),
          },
          {
            name: 'sort',
            label: t(texts.order),
            value: values.sort,
            onChange: (value) => set('sort', value),
            choices: playerOrders.map((value) => ({ value, label: t(orderTexts[value]) })),
          },
        ]}
        onClear={filtered ? clear : undefined}
        all={everyone.length}
        fitting={ids.length}
        count={{
          some: () => t(texts.someOf, { shown: ids.length, count: everyone.length }),
          all: () => t(texts.countPlayers, { count: everyone.length }),
        }}
        news={news}
        csv={{ file: 'players-list', content: () => ({ kind: 'player', ids }) }}
        // What they fought in, and how often, comes with the matches.
        stored={byMatches || among !== undefined || isOrder(values.sort) ? 'match' : 'player'}
        // Who opens the address of a search sees its order at once; whoever types sees each letter's effect.
        preparing={!prepared && text === asked && text.trim() !== ''}
        scopes={scopes}
        what={t(words.players)}
        nothing={<EmptyState icon={<Users />} title={t(texts.nobodyYet)} />}
        noneFits={
          <EmptyState
            icon={<SearchX />}
            title={wanted.trim() === '' ? t(texts.nobodyFits) : t(texts.nobodyFound, { text: wanted.trim() })}
          >
            {t(texts.tryLess)}
          </EmptyState>
        }
      >
        {/* Another search starts at its beginning again. */}
        <PlayerGrid key={wanted} ids={ids} label={t(texts.players)} note={note} />
      </FilteredList>
    </div>
  );
}
