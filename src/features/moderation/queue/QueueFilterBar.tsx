import { useMemo, useState, type ReactNode } from 'react';
import { tableGet } from '@/lib/table';
import { flagCodes, flagRules } from '@/wiki/review/flags';
import { collectionTexts, fieldLabel } from '@/parts/words/sportWords';
import { moderation } from '@/language/en/moderation';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import type { Delta } from '@/model/proposals/delta';
import { recordIn } from '@/model/proposals/namedRecords';
import type { UserId } from '@/model/ids';
import type { ProposalKind } from '@/wiki/review/authorRecord';
import { useMatchLine } from '@/wiki/sports/useMatchLine';
import { selectRecordName } from '@/wiki/proposals/proposalSelectors';
import { selectProfile } from '@/wiki/session/profileSelectors';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Stack } from '@/ui/Stack';
import { FilterBar } from '@/ui/fields/FilterBar';
import type { Filter } from '@/ui/fields/FilterSelect';
import styles from './QueueToolbar.module.css';
import {
  bundleIn,
  changedFields,
  type Age,
  type AuthorStanding,
  type By,
  type Earned,
  type FlagChoice,
  type Grouping,
  type QueueFilter,
  type Together,
} from './queueView';

export interface QueueFilterBarProps {
  readonly filter: (name: QueueFilter, label: string, choices: Filter['choices'], any: string) => Filter;
  readonly search: ReactNode;
  readonly onClear: (() => void) | undefined;
  readonly count: string;
  readonly deltas: readonly Delta[];
  readonly authors: readonly UserId[];
  readonly views: ReactNode;
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
} as const satisfies Record<ProposalKind, Text>;
const ageTexts = {
  day: moderation.lastDay,
  week: moderation.lastWeek,
  older: moderation.older,
} as const satisfies Record<Age, Text>;
const byTexts = { others: moderation.ofOthers, own: moderation.own } as const satisfies Record<By, Text>;
const bundleTexts = {
  together: moderation.together,
  alone: moderation.alone,
} as const satisfies Record<Together, Text>;
const flagTexts: readonly (readonly [FlagChoice, Text])[] = [
  ['any', moderation.flagged],
  ['error', moderation.withError],
  ...flagCodes.map((code) => [code, flagRules[code].label] as const),
];
const standingTexts = {
  new: moderation.standingNew,
  proven: moderation.standingProven,
  mixed: moderation.standingMixed,
} as const satisfies Record<AuthorStanding, Text>;
const earnedTexts = {
  earned: moderation.trustEarned,
  waiting: moderation.trustWaiting,
} as const satisfies Record<Earned, Text>;
const problemTexts = { yes: moderation.onlyProblems } as const;

/** Filters that are rarely used, and would need a second row. */
const seldom: readonly string[] = [
  'standing',
  'trust',
  'collection',
  'field',
  'bundle',
  'age',
  'problem',
  'by',
] satisfies readonly QueueFilter[];

/** Whether a filter is shown in the folded bar. An active one always is. */
const isShownAtFirst = ({ name, value }: Filter): boolean => value !== undefined || !seldom.includes(name);

export function QueueFilterBar(props: QueueFilterBarProps) {
  const { search, onClear, count, views, onHelp } = props;
  const t = useText();
  const filters = useQueueFilters(props);
  const [more, setMore] = useState(false);
  return (
    <FilterBar
      label={t(moderation.filter)}
      search={search}
      filters={more ? filters : filters.filter(isShownAtFirst)}
      after={
        <Button size="sm" variant="quiet" aria-expanded={more} onClick={() => setMore(!more)}>
          {t(more ? moderation.fewerFilters : moderation.moreFilters)}
        </Button>
      }
      count={count}
      onClear={onClear}
      actions={
        <Stack row gap={1}>
          {views}
          <div className={styles.keys}>
            <Button size="sm" variant="quiet" onClick={onHelp}>
              {t(moderation.keysHint)}
            </Button>
          </div>
        </Stack>
      }
    />
  );
}

function useQueueFilters({ filter, deltas, ...asked }: QueueFilterBarProps): readonly Filter[] {
  const t = useText();
  const authors = useAuthors(asked.authors, filter('author', '', [], '').value);
  const fields = useMemo(() => [...new Set(deltas.flatMap(changedFields))], [deltas]);
  const one = useOneChosen(filter);
  const choices = (texts: readonly (readonly [string, Text])[]) =>
    texts.map(([value, text]) => ({ value, label: t(text) }));
  const of = (texts: Readonly<Record<string, Text>>) => choices(Object.entries(texts));
  return [
    filter('group', t(moderation.group), of(groupTexts), t(moderation.ungrouped)),
    filter('flag', t(moderation.flag), choices(flagTexts), t(moderation.anyFlag)),
    filter('kind', t(moderation.kind), of(kindTexts), t(moderation.anyKind)),
    filter('author', t(moderation.filterAuthor), authors, t(moderation.anyAuthor)),
    filter('standing', t(moderation.standing), of(standingTexts), t(moderation.anyStanding)),
    filter('trust', t(moderation.trust), of(earnedTexts), t(moderation.anyTrust)),
    ...one.record,
    filter('collection', t(moderation.collection), of(collectionTexts), t(moderation.anyCollection)),
    filter(
      'field',
      t(moderation.field),
      fields.map((path) => ({ value: path, label: fieldLabel(t, { path }) })),
      t(moderation.anyField),
    ),
    filter('bundle', t(moderation.bundle), [...of(bundleTexts), ...one.bundle], t(moderation.anyBundle)),
    filter('age', t(moderation.age), of(ageTexts), t(moderation.anyAge)),
    filter('problem', t(moderation.problems), of(problemTexts), t(moderation.anyProblem)),
    filter('by', t(moderation.by), of(byTexts), t(moderation.byAnybody)),
  ];
}

/** Labels filters that have no list to choose from: one record, which can only be removed, and one bundle. */
function useOneChosen(filter: QueueFilterBarProps['filter']) {
  const t = useText();
  const lineOf = useMatchLine();
  // `filter` returns the address's value along with the control.
  const asked = (name: QueueFilter) => filter(name, '', [], '').value;
  const [ofRecord, ofBundle] = [asked('record'), asked('bundle')];
  const [record, bundle] = [recordIn(ofRecord), bundleIn(ofBundle)];
  const name = useAppSelector(
    (state) => record && selectRecordName(state, record.collection, record.id, lineOf),
  );
  const author = useAppSelector(
    (state) => bundle && (selectProfile(state, bundle.author)?.name ?? bundle.author),
  );
  return {
    record:
      name === undefined
        ? []
        : [
            filter(
              'record',
              t(moderation.oneRecord),
              [{ value: ofRecord ?? '', label: typeof name === 'string' ? name : t(name) }],
              t(moderation.allRecords),
            ),
          ],
    bundle:
      author === undefined ? [] : [{ value: ofBundle ?? '', label: t(moderation.oneBundle, { author }) }],
  };
}

/** Authors to choose from, by name, or by id if the name is not loaded. Includes the one in the address. */
function useAuthors(authors: readonly UserId[], asked: string | undefined): Filter['choices'] {
  const profiles = useAppSelector((state) => state.profiles.rows);
  return useMemo(
    () =>
      [...new Set<string>([...authors, ...(asked === undefined ? [] : [asked])])]
        .map((uid) => ({ value: uid, label: tableGet(profiles, uid)?.name ?? uid }))
        .sort((a, b) => a.label.localeCompare(b.label)),
    [authors, asked, profiles],
  );
}
