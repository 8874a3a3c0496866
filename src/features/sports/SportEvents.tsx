import { CalendarDays } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { titles } from '@/language/en/titles';
import { fields } from '@/language/en/fields';
import { home } from '@/language/en/home';
import { sports as texts } from '@/language/en/sports';
import { words as names } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Stack } from '@/ui/Stack';
import { useToday } from '@/parts/days/useToday';
import { MainMatch } from '@/parts/matches/MainMatch';
import { EventRow } from '@/parts/records/EventRow';
import { useTyped } from '@/parts/lists/useTyped';
import { FilteredList } from '@/parts/lists/FilteredList';
import { useFilters } from '@/parts/lists/useFilters';
import { useNews } from '@/parts/news/useNews';
import { useFittingWords } from '@/parts/lists/useFittingWords';
import { selectEventLayers } from '@/wiki/records/recordsSelectors';
import { useScopeStatus } from '@/wiki/scopes/useScope';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import { BlockList } from './BlockList';
import { eventOrders, listEvents, upcoming, type EventOrder } from './lists/listEvents';
import { selectEventsOfSport, selectSeries } from './lists/seriesSelectors';
import { selectYears } from './lists/sportListSelectors';
import styles from './SportEvents.module.css';

const orderTexts = {
  new: texts.newestFirst,
  old: texts.oldestFirst,
  matches: texts.mostMatchesFirst,
  name: texts.byName,
} as const satisfies Record<EventOrder, unknown>;

export function SportEvents({ sport }: { readonly sport: string }) {
  const t = useText();
  const scope = useScopeStatus({ kind: 'events' });
  const [text, setText] = useTyped('q');
  const { values, filters, clear } = useEventFilters(sport);
  const { search, version } = useRecordSearch();
  const words = useFittingWords(useDeferredValue(text));
  const { year, order } = values;
  const today = useToday();
  const { rows: events, ...news } = useNews(
    useAppSelector((state) => selectEventsOfSport(state, sport)),
    useAppSelector(selectEventLayers),
    { scope, stored: 'event', asked: JSON.stringify([text, year, order]) },
  );
  const { blocks, count } = useMemo(
    () => listEvents(events, { year, words }, order, (id) => search?.matchesAt(id) ?? 0, today),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another version counts others
    [events, year, words, order, search, version, today],
  );
  const filtered = text.trim() !== '' || year !== undefined;
  const headingOf = (under: string | undefined) => (under === upcoming ? t(home.comingEvents) : under);
  return (
    <Stack gap={3}>
      <SeriesLinks sport={sport} />
      <FilteredList
        label={t(texts.filterEvents)}
        search={{ label: t(texts.searchEvents), value: text, onChange: setText }}
        filters={filters}
        onClear={filtered ? clear : undefined}
        all={events.length}
        fitting={count}
        count={{
          some: () => t(texts.someEvents, { shown: count, count: events.length }),
          all: () => t(names.eventCount, { count }),
        }}
        news={news}
        csv={{
          file: `${sport}-events`,
          what: t(titles.events),
          content: () => ({ kind: 'event', ids: blocks.flatMap(({ ids }) => ids) }),
        }}
        stored="match"
        scopes={[scope]}
        what={t(names.events)}
        nothing={<EmptyState icon={<CalendarDays />} title={t(texts.noEventsYet)} />}
      >
        <BlockList
          // Measured heights belong to one list.
          key={JSON.stringify([order, year, text])}
          blocks={blocks}
          heading={(block) => headingOf(block.under)}
          aside={(block) => block.of}
          label={(block) =>
            block.under === undefined || block.under === upcoming
              ? (headingOf(block.under) ?? t(titles.events))
              : t(texts.eventsOf, { year: block.under })
          }
          rowHeight={94}
          row={(id) => <EventRow key={id} id={id} below={<MainMatch event={id} />} />}
        />
      </FilteredList>
    </Stack>
  );
}

function SeriesLinks({ sport }: { readonly sport: string }) {
  const t = useText();
  const series = useAppSelector((state) => selectSeries(state, sport));
  if (series.length === 0) return undefined;
  return (
    <nav aria-label={t(fields.series)} className={styles.series}>
      {series
        .toSorted((a, b) => b.events.length - a.events.length)
        .map(({ key, name }) => (
          <ButtonLink key={key} size="sm" to={path('series', { id: sport, series: key })}>
            {name}
          </ButtonLink>
        ))}
    </nav>
  );
}

function useEventFilters(sport: string) {
  const t = useText();
  const { values, set, filter, clear } = useFilters(['year', 'sort']);
  const years = useAppSelector((state) => selectYears(state, sport)).map((value) => ({
    value,
    label: value,
  }));
  const order = eventOrders.find((each) => each === values.sort) ?? 'new';
  const orders = eventOrders.map((value) => ({ value, label: t(orderTexts[value]) }));
  return {
    values: { year: values.year, order },
    clear,
    filters: [
      filter('year', t(texts.year), years, t(texts.anyYear)),
      {
        ...filter('sort', t(texts.order), orders),
        value: order,
        onChange: (value: string | undefined) => set('sort', value === 'new' ? undefined : value),
      },
    ],
  };
}
