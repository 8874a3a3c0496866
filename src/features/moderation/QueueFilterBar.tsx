import { dequal } from 'dequal';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { selectProfile } from '@/wiki/session/profileSelectors';
import { collectionTexts } from '@/parts/display/sportWords';
import { moderation } from '@/language/en/moderation';
import { sports } from '@/language/en/sports';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { useAppSelector, type RootState } from '@/store/typed';
import { Button } from '@/ui/Button';
import { FilterBar } from '@/ui/fields/FilterBar';
import type { Filter } from '@/ui/fields/FilterSelect';
import { selectUndecidedIds } from './moderationSelectors';
import styles from './QueueToolbar.module.css';
import type { Age, Grouping, Kind, queueFilters } from './queueView';

export interface QueueFilterBarProps {
  /** One filter of the queue, with the value that the address gives it. */
  readonly filter: (
    name: (typeof queueFilters)[number],
    label: string,
    choices: Filter['choices'],
    any: string,
  ) => Filter;
  readonly onClear: (() => void) | undefined;
  readonly shown: number;
  readonly count: number;
  readonly onHelp: () => void;
}

const groupTexts = { record: moderation.byRecord, author: moderation.byAuthors } as const satisfies Record<
  Grouping,
  Text
>;
const kindTexts = {
  new: moderation.kindNew,
  change: moderation.kindChange,
  deletion: moderation.kindDeletion,
} as const satisfies Record<Kind, Text>;
const ageTexts = {
  day: moderation.lastDay,
  week: moderation.lastWeek,
  older: moderation.older,
} as const satisfies Record<Age, Text>;

/** The filters and the grouping of the queue, and how many proposals they leave. */
export function QueueFilterBar({ filter, onClear, shown, count, onHelp }: QueueFilterBarProps) {
  const t = useText();
  const authors = useAppSelector(selectAuthors, dequal);
  const choices = (texts: Readonly<Record<string, Text>>) =>
    Object.entries(texts).map(([value, text]) => ({ value, label: t(text) }));
  return (
    <FilterBar
      label={t(moderation.filter)}
      filters={[
        filter('group', t(moderation.group), choices(groupTexts), t(moderation.ungrouped)),
        filter('collection', t(moderation.collection), choices(collectionTexts), t(moderation.anyCollection)),
        filter('author', t(moderation.filterAuthor), authors, t(moderation.anyAuthor)),
        filter('kind', t(moderation.kind), choices(kindTexts), t(moderation.anyKind)),
        filter('age', t(moderation.age), choices(ageTexts), t(moderation.anyAge)),
        filter(
          'problem',
          t(moderation.problems),
          [{ value: 'yes', label: t(moderation.onlyProblems) }],
          t(moderation.anyProblem),
        ),
      ]}
      count={shown === count ? t(moderation.waiting, { count }) : t(moderation.someWaiting, { shown, count })}
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
  );
}

/** The authors in the queue, by name; an account whose name is not at hand by its id. */
function selectAuthors(state: RootState): Filter['choices'] {
  const uids = new Set(selectUndecidedIds(state).map((id) => selectDelta(state, id)?.author));
  return [...uids]
    .filter((uid) => uid !== undefined)
    .map((uid) => ({ value: uid, label: selectProfile(state, uid)?.name ?? uid }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
