import { CalendarDays, SearchX } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { sports as texts } from '@/language/en/sports';
import { words as names } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { List } from '@/ui/List';
import { SearchBox } from '@/ui/SearchBox';
import { VirtualRows } from '@/ui/VirtualRows';
import { EventRow } from '@/features/wiki/display/EventRow';
import { ScopeState } from '@/features/wiki/display/ScopeState';
import { useTyped } from '@/features/wiki/display/useTyped';
import { CsvButton } from '@/features/wiki/export/CsvButton';
import { useFilters } from '@/features/wiki/lists/useFilters';
import { useFittingWords } from '@/features/wiki/lists/useFittingWords';
import { selectScopeStatus } from '@/features/wiki/scopes/scopesSelectors';
import { useRecordSearch } from '@/features/wiki/search/useRecordSearch';
import { eventOrders, listEvents, type EventBlock, type EventOrder } from './listEvents';
import styles from './SportMatches.module.css';
import { selectEventsOfSport, selectYears } from './sportListSelectors';

/** Pixels of a year's heading and of an event, roughly. */
const height = { heading: 44, event: 72, gap: 24 };

const orderTexts = {
  new: texts.newestFirst,
  old: texts.oldestFirst,
  matches: texts.mostMatchesFirst,
  name: texts.byName,
} as const satisfies Record<EventOrder, unknown>;

/** A sport's events, filtered and ordered as the address says; by date they stand under their years. */
export function SportEvents({ sport }: { readonly sport: string }) {
  const t = useText();
  const scope = useAppSelector((state) => selectScopeStatus(state, { kind: 'events' }));
  const [text, setText] = useTyped('q');
  const { values, set, clear } = useFilters(['year', 'sort']);
  const events = useAppSelector((state) => selectEventsOfSport(state, sport));
  const years = useAppSelector((state) => selectYears(state, sport));
  const { search, version } = useRecordSearch();
  const words = useFittingWords(useDeferredValue(text));
  const order = eventOrders.find((each) => each === values.sort) ?? 'new';
  const { year } = values;
  const { blocks, count } = useMemo(
    () => listEvents(events, { year, words }, order, (id) => search?.matchesAt(id) ?? 0),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another version counts others
    [events, year, words, order, search, version],
  );
  const filtered = text.trim() !== '' || year !== undefined;
  return (
    <div>
      <FilterBar
        label={t(texts.filterEvents)}
        search={<SearchBox label={t(texts.searchEvents)} value={text} onChange={setText} />}
        filters={[
          {
            name: 'year',
            label: t(texts.year),
            any: t(texts.anyYear),
            value: year,
            onChange: (value) => set('year', value),
            choices: years.map((value) => ({ value, label: value })),
          },
          {
            name: 'sort',
            label: t(texts.order),
            value: order,
            onChange: (value) => set('sort', value === 'new' ? undefined : value),
            choices: eventOrders.map((value) => ({ value, label: t(orderTexts[value]) })),
          },
        ]}
        count={
          events.length === 0
            ? ''
            : filtered
              ? t(texts.someEvents, { shown: count, count: events.length })
              : t(texts.countEvents, { count })
        }
        openLabel={t(texts.filters)}
        clearLabel={t(texts.clear)}
        onClear={filtered ? clear : undefined}
        actions={
          count > 0 && (
            <CsvButton
              file={`${sport}-events`}
              content={() => ({ kind: 'event', ids: blocks.flatMap(({ ids }) => ids) })}
            />
          )
        }
      />
      <ScopeState
        scopes={[scope]}
        empty={events.length === 0}
        what={t(names.events)}
        rows={14}
        nothing={<EmptyState icon={<CalendarDays />} title={t(texts.noEventsYet)} />}
      >
        {blocks.length === 0 ? (
          <EmptyState icon={<SearchX />} title={t(texts.noneFits)}>
            {t(texts.takeAway)}
          </EmptyState>
        ) : (
          <VirtualRows
            // What was measured belongs to one list.
            key={JSON.stringify([order, year, text])}
            count={blocks.length}
            keyOf={(at) => `${blocks[at]?.year} ${blocks[at]?.from}`}
            estimate={(at) => estimateOf(blocks[at])}
            render={(at) => {
              const block = blocks[at];
              return block && <Block block={block} />;
            }}
          />
        )}
      </ScopeState>
    </div>
  );
}

function estimateOf(block: EventBlock | undefined): number {
  if (!block) return 0;
  const begins = block.from === 0 && block.year !== undefined;
  const ends = block.from + block.ids.length === block.of;
  return (begins ? height.heading : 0) + block.ids.length * height.event + (ends ? height.gap : 0);
}

/** Events of one year; several blocks of one year join to one card. */
function Block({ block: { year, ids, from, of } }: { readonly block: EventBlock }) {
  const t = useText();
  return (
    <section
      className={styles.block}
      data-begins={from === 0 || undefined}
      data-ends={from + ids.length === of || undefined}
    >
      {from === 0 && year !== undefined && (
        <h2 className={styles.title}>
          {year} <span className={styles.count}>{of}</span>
        </h2>
      )}
      <Card flush>
        <List label={year === undefined ? t(texts.events) : t(texts.eventsOf, { year })}>
          {ids.map((id) => (
            <EventRow key={id} id={id} />
          ))}
        </List>
      </Card>
    </section>
  );
}
