import { dequal } from 'dequal';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { selectProfile } from '@/wiki/session/profileSelectors';
import { collectionTexts } from '@/parts/display/sportWords';
import { moderation } from '@/language/en/moderation';
import { sports } from '@/language/en/sports';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { collections } from '@/model/records';
import { useAppSelector, type RootState } from '@/store/typed';
import { Button } from '@/ui/Button';
import { FilterBar, type Filter } from '@/ui/fields/FilterBar';
import { selectUndecidedIds } from './moderationSelectors';
import styles from './QueueToolbar.module.css';
import type { Age, Grouping, Kind, queueFilters, QueueFilters } from './queueView';

export interface QueueFilterBarProps {
  readonly values: QueueFilters;
  readonly set: (name: (typeof queueFilters)[number], value: string | undefined) => void;
  readonly onClear: (() => void) | undefined;
  readonly shown: number;
  readonly count: number;
  readonly onHelp: () => void;
}

const groupTexts = { record: moderation.byRecord, author: moderation.byAuthors } as const satisfies Record<
  Grouping,
  Text
>;
const kindTexts = { new: moderation.kindNew, change: moderation.kindChange } as const satisfies Record<
  Kind,
  Text
>;
const ageTexts = {
  day: moderation.lastDay,
  week: moderation.lastWeek,
  older: moderation.older,
} as const satisfies Record<Age, Text>;

/** What the queue shows and in which groups, and how many that are. */
export function QueueFilterBar({ values, set, onClear, shown, count, onHelp }: QueueFilterBarProps) {
  const t = useText();
  const authors = useAppSelector(selectAuthors, dequal);
  const choices = (texts: Readonly<Record<string, Text>>) =>
    Object.entries(texts).map(([value, text]) => ({ value, label: t(text) }));
  const filter = (
    name: (typeof queueFilters)[number],
    label: Text,
    any: Text,
    options: Filter['choices'],
  ): Filter => ({
    name,
    label: t(label),
    any: t(any),
    value: values[name],
    onChange: (value) => set(name, value),
    choices: options,
  });
  return (
    <>
      <FilterBar
        label={t(moderation.filter)}
        filters={[
          filter('group', moderation.group, moderation.ungrouped, choices(groupTexts)),
          filter(
            'collection',
            moderation.collection,
            moderation.anyCollection,
            collections.map((value) => ({ value, label: t(collectionTexts[value]) })),
          ),
          filter('author', moderation.filterAuthor, moderation.anyAuthor, authors),
          filter('kind', moderation.kind, moderation.anyKind, choices(kindTexts)),
          filter('age', moderation.age, moderation.anyAge, choices(ageTexts)),
          filter('problem', moderation.problems, moderation.anyProblem, [
            { value: 'yes', label: t(moderation.onlyProblems) },
          ]),
        ]}
        count={
          shown === count ? t(moderation.waiting, { count }) : t(moderation.someWaiting, { shown, count })
        }
        openLabel={t(sports.filters)}
        clearLabel={t(sports.clear)}
        onClear={onClear}
        actions={
          <div className={styles.keys}>
            <Button size="sm" variant="quiet" onClick={onHelp}>
              {t(moderation.keysHint)}
            </Button>
          </div>
        }
      />
    </>
  );
}

/** Who has proposals in the queue, by name; an account whose name is not at hand by its id. */
function selectAuthors(state: RootState): Filter['choices'] {
  const uids = new Set(selectUndecidedIds(state).map((id) => selectDelta(state, id)?.author));
  return [...uids]
    .filter((uid) => uid !== undefined)
    .map((uid) => ({ value: uid, label: selectProfile(state, uid)?.name ?? uid }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
