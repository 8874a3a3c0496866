import { Swords } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { titles } from '@/language/en/titles';
import { fields } from '@/language/en/fields';
import { sports as texts } from '@/language/en/sports';
import { words as names } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { sportId } from '@/model/ids';
import type { Match } from '@/model/records/records';
import type { Choice } from '@/model/schema/choice';
import { genders, paramOf } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { DateText } from '@/ui/DateText';
import { EmptyState } from '@/ui/EmptyState';
import { EventStatus } from '@/parts/records/EventStatus';
import { EventLink } from '@/parts/records/EventLink';
import { MatchRow } from '@/parts/matches/MatchRow';
import { choiceCodeName, codeName, localText } from '@/parts/words/sportWords';
import { useTyped } from '@/parts/lists/useTyped';
import { FilteredList } from '@/parts/lists/FilteredList';
import { useFilters } from '@/parts/lists/useFilters';
import { useNews } from '@/parts/news/useNews';
import { useFittingWords } from '@/parts/lists/useFittingWords';
import { selectEvent, selectMatchLayers } from '@/wiki/records/recordsSelectors';
import { useScope, useScopeStatus } from '@/wiki/scopes/useScope';
import { useSport } from '@/wiki/sports/useSports';
import { BlockList } from './BlockList';
import { FoundTotals } from './FoundTotals';
import styles from './SportMatches.module.css';
import type { MatchFilter } from './lists/listMatches';
import { selectKeptLists, selectMatchesOfSport, selectYears } from './lists/sportListSelectors';

export function SportMatches({ sport }: { readonly sport: string }) {
  const t = useText();
  useScope({ kind: 'players' });
  const scope = useScopeStatus({ kind: 'matchesOfSport', sport: sportId(sport) });
  const [text, setText] = useTyped('q');
  const { values, codes, filters, clear } = useMatchFilters(sport);
  const { year, gender, sort } = values;
  const asked = JSON.stringify([text, year, gender, codes, sort]);
  const { rows: matches, ...news } = useNews(
    useAppSelector((state) => selectMatchesOfSport(state, sport)),
    useAppSelector(selectMatchLayers),
    { scope, stored: 'match', asked },
  );
  const { blocks, count, words } = useFittingMatches(matches, text, values, codes);
  const filtered = text.trim() !== '' || [year, gender, codes].some((value) => value !== undefined);
  return (
    <div className={styles.panel}>
      <FilteredList
        label={t(texts.filterMatches)}
        search={{ label: t(texts.searchMatches), value: text, onChange: setText }}
        filters={filters}
        onClear={filtered ? clear : undefined}
        all={matches.length}
        fitting={count}
        count={{
          some: () => t(texts.someMatches, { shown: count, count: matches.length }),
          all: () => t(names.matchCount, { count }),
        }}
        news={news}
        csv={{
          file: `${sport}-matches`,
          what: t(titles.matches),
          content: () => ({ kind: 'match', ids: blocks.flatMap(({ ids }) => ids) }),
        }}
        stored="match"
        scopes={[scope]}
        what={t(names.matches)}
        nothing={<EmptyState icon={<Swords />} title={t(texts.noMatchesYet)} />}
      >
        {words !== undefined && <FoundTotals sport={sport} text={text} words={words} blocks={blocks} />}
        <BlockList
          // Measured heights belong to one list.
          key={asked}
          blocks={blocks}
          heading={(block) => <EventLink id={block.under} sport={sport} />}
          aside={(block) => <DateOfEvent id={block.under} date={block.date} />}
          // For rows with a round or a day of their own. With a lower estimate, unrendered rows would overlap
          // the next block.
          rowHeight={99}
          row={(id) => <MatchRow key={id} id={id} />}
        />
      </FilteredList>
    </div>
  );
}

function DateOfEvent({ id, date }: { readonly id: string; readonly date: string }) {
  const event = useAppSelector((state) => selectEvent(state, id));
  return (
    <>
      <DateText value={event ? knownDate(event) : date} /> <EventStatus status={event?.status} />
    </>
  );
}

const noChoices: readonly Choice[] = [];

/**
 * Chosen codes by path, from pairs as JSON. `undefined` without any, which equals the question of the list
 * prepared ahead.
 */
function useCodes(chosen: string): MatchFilter['codes'] {
  return useMemo(() => {
    const pairs = JSON.parse(chosen) as readonly (readonly [string, string])[];
    return pairs.length === 0 ? undefined : Object.fromEntries(pairs);
  }, [chosen]);
}

function useMatchFilters(sport: string) {
  const t = useText();
  const choices = useSport(sport)?.choices ?? noChoices;
  const { values, set, filter, clear } = useFilters(['year', 'gender', 'sort', ...choices.map(paramOf)]);
  // A string, so that equal addresses give the same object. The list is rebuilt for a new one.
  const chosen = JSON.stringify(
    choices.flatMap((choice) => {
      const code = values[paramOf(choice)];
      return code === undefined ? [] : [[choice.path, code]];
    }),
  );
  const codes = useCodes(chosen);
  const years = useAppSelector((state) => selectYears(state, sport)).map((value) => ({
    value,
    label: value,
  }));
  const orders = [
    { value: 'new', label: t(texts.newestFirst) },
    { value: 'old', label: t(texts.oldestFirst) },
  ];
  return {
    values,
    codes,
    clear,
    filters: [
      filter('year', t(texts.year), years, t(texts.anyYear)),
      ...choices.map((choice) =>
        filter(
          paramOf(choice),
          t(localText(choice.label)),
          choice.codes.map(({ code: value }) => ({ value, label: choiceCodeName(t, choice, value) })),
          t(localText(choice.all)),
        ),
      ),
      filter(
        'gender',
        t(fields.gender),
        Object.keys(genders).map((value) => ({ value, label: codeName(t, 'gender', value) })),
        t(texts.anyGender),
      ),
      {
        ...filter('sort', t(texts.order), orders),
        onChange: (value: string | undefined) => set('sort', value === 'new' ? undefined : value),
      },
    ],
  };
}

function useFittingMatches(
  matches: readonly Match[],
  text: string,
  { year, gender, sort }: ReturnType<typeof useMatchFilters>['values'],
  codes: ReturnType<typeof useMatchFilters>['codes'],
) {
  const words = useFittingWords(useDeferredValue(text));
  const wanted = useDeferredValue(
    useMemo(() => [sort !== 'old', year, gender, codes, words] as const, [year, gender, codes, words, sort]),
  );
  const lists = useAppSelector(selectKeptLists);
  return { ...lists.read(matches, ...wanted), words };
}
