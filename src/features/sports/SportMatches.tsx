import { SearchX, Swords } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { sports as texts } from '@/language/en/sports';
import { words as names } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { sportId } from '@/model/ids';
import { findSport, genders } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/FilterBar';
import { List } from '@/ui/List';
import { SearchBox } from '@/ui/SearchBox';
import { VirtualRows } from '@/ui/VirtualRows';
import { EventLink } from '@/features/wiki/display/EventLink';
import { MatchRow } from '@/features/wiki/display/MatchRow';
import { codeName } from '@/features/wiki/display/sportWords';
import { ScopeState } from '@/features/wiki/display/ScopeState';
import { useTyped } from '@/features/wiki/display/useTyped';
import { CsvButton } from '@/features/wiki/export/CsvButton';
import { useFilters } from '@/features/wiki/lists/useFilters';
import { useFittingWords } from '@/features/wiki/lists/useFittingWords';
import { selectScopeStatus } from '@/features/wiki/scopes/scopesSelectors';
import { useScope } from '@/features/wiki/scopes/useScope';
import { listMatches, type MatchBlock } from './listMatches';
import styles from './SportMatches.module.css';
import { selectMatchesOfSport, selectYears } from './sportListSelectors';

/** Pixels of an event's heading and of a match, roughly. */
const height = { heading: 44, match: 74, gap: 24 };

/** A sport's matches by event, filtered and ordered as the address says. */
export function SportMatches({ sport }: { readonly sport: string }) {
  const t = useText();
  // Players too, since they are searched by all their names.
  useScope({ kind: 'players' });
  const scope = useAppSelector((state) =>
    selectScopeStatus(state, { kind: 'matchesOfSport', sport: sportId(sport) }),
  );
  const [text, setText] = useTyped('q');
  const { values, set, clear } = useFilters(['year', 'arm', 'gender', 'weight', 'sort']);
  const matches = useAppSelector((state) => selectMatchesOfSport(state, sport));
  const years = useAppSelector((state) => selectYears(state, sport));
  const { arms = {}, weights = {} } = findSport(sport) ?? {};
  const choicesOf = (field: 'arm' | 'gender' | 'weight', table: object) =>
    Object.keys(table).map((value) => ({ value, label: codeName(t, field, value) }));
  const { year, arm, gender, weight, sort } = values;
  const words = useFittingWords(useDeferredValue(text));
  const wanted = useDeferredValue(
    useMemo(
      () => ({ filter: { year, arm, gender, weight, words }, newestFirst: sort !== 'old' }),
      [year, arm, gender, weight, words, sort],
    ),
  );
  const { blocks, count } = useMemo(
    () => listMatches(matches, wanted.filter, wanted.newestFirst),
    [matches, wanted],
  );
  const filtered = text.trim() !== '' || [year, arm, gender, weight].some((value) => value !== undefined);
  const filter = (name: 'year' | 'arm' | 'gender' | 'weight', label: string, any: string) => ({
    name,
    label,
    any,
    value: values[name],
    onChange: (value: string | undefined) => set(name, value),
  });
  return (
    <div className={styles.panel}>
      <FilterBar
        label={t(texts.filterMatches)}
        search={<SearchBox label={t(texts.searchMatches)} value={text} onChange={setText} />}
        filters={[
          {
            ...filter('year', t(texts.year), t(texts.anyYear)),
            choices: years.map((value) => ({ value, label: value })),
          },
          ...(Object.keys(arms).length === 0
            ? []
            : [
                {
                  ...filter('arm', t(texts.arm), t(texts.anyArm)),
                  choices: choicesOf('arm', arms).reverse(),
                },
              ]),
          { ...filter('gender', t(texts.gender), t(texts.anyGender)), choices: choicesOf('gender', genders) },
          { ...filter('weight', t(texts.weight), t(texts.anyWeight)), choices: choicesOf('weight', weights) },
          {
            name: 'sort',
            label: t(texts.order),
            value: sort,
            onChange: (value) => set('sort', value === 'new' ? undefined : value),
            choices: [
              { value: 'new', label: t(texts.newestFirst) },
              { value: 'old', label: t(texts.oldestFirst) },
            ],
          },
        ]}
        count={
          matches.length === 0
            ? ''
            : filtered
              ? t(texts.someMatches, { shown: count, count: matches.length })
              : t(texts.countMatches, { count })
        }
        openLabel={t(texts.filters)}
        clearLabel={t(texts.clear)}
        onClear={filtered ? clear : undefined}
        actions={
          count > 0 && (
            <CsvButton
              file={`${sport}-matches`}
              content={() => ({ kind: 'match', ids: blocks.flatMap(({ ids }) => ids) })}
            />
          )
        }
      />
      <ScopeState
        scopes={[scope]}
        empty={matches.length === 0}
        what={t(names.matches)}
        rows={14}
        nothing={<EmptyState icon={<Swords />} title={t(texts.noMatchesYet)} />}
      >
        {blocks.length === 0 ? (
          <EmptyState icon={<SearchX />} title={t(texts.noneFits)}>
            {t(texts.takeAway)}
          </EmptyState>
        ) : (
          <VirtualRows
            // What was measured belongs to one list.
            key={JSON.stringify([sort, year, arm, gender, weight, text])}
            count={blocks.length}
            keyOf={(at) => `${blocks[at]?.event} ${blocks[at]?.from}`}
            estimate={(at) => estimateOf(blocks[at])}
            render={(at) => {
              const block = blocks[at];
              return block && <Block sport={sport} block={block} />;
            }}
          />
        )}
      </ScopeState>
    </div>
  );
}

function estimateOf(block: MatchBlock | undefined): number {
  if (!block) return 0;
  const last = block.from + block.ids.length === block.of;
  return (block.from === 0 ? height.heading : 0) + block.ids.length * height.match + (last ? height.gap : 0);
}

/** Matches of one card; several blocks of one event join to one card. */
function Block({ sport, block }: { readonly sport: string; readonly block: MatchBlock }) {
  const { event, date, ids, from, of } = block;
  return (
    <section
      className={styles.block}
      data-begins={from === 0 || undefined}
      data-ends={from + ids.length === of || undefined}
    >
      {from === 0 && (
        <h2 className={styles.title}>
          <EventLink id={event} sport={sport} />{' '}
          <span className={styles.count}>
            <DateText value={date} />
          </span>
        </h2>
      )}
      <Card flush>
        <List>
          {ids.map((id) => (
            <MatchRow key={id} id={id} />
          ))}
        </List>
      </Card>
    </section>
  );
}
