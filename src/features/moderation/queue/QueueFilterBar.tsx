import { useMemo, useState, type ReactNode } from 'react';
import { tableGet } from '@/lib/table';
import { fieldLabel } from '@/parts/words/sportWords';
import { moderation } from '@/language/en/moderation';
import { useText } from '@/language/useLanguage';
import type { Delta } from '@/model/proposals/delta';
import { recordIn } from '@/model/proposals/namedRecords';
import type { UserId } from '@/model/ids';
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
  filterRules,
  queueFilters,
  type FilterRules,
  type QueueFilter,
  type QueueFilters,
} from './queueFilters';

export interface QueueFilterBarProps {
  readonly values: QueueFilters;
  readonly filter: (name: QueueFilter, label: string, choices: Filter['choices'], any: string) => Filter;
  readonly search: ReactNode;
  readonly onClear: (() => void) | undefined;
  readonly count: string;
  readonly deltas: readonly Delta[];
  readonly authors: readonly UserId[];
  readonly views: ReactNode;
  readonly onHelp: () => void;
}

export function QueueFilterBar(props: QueueFilterBarProps) {
  const { values, filter, search, onClear, count, views, onHelp } = props;
  const t = useText();
  const choices = useChoices(props);
  const [more, setMore] = useState(false);
  // One record can only be removed from the filters. A seldom filter that is set is always shown.
  const shown = queueFilters.filter((name) =>
    name === 'record'
      ? choices.record.length > 0
      : more || values[name] !== undefined || !('isSeldom' in filterRules[name]),
  );
  return (
    <FilterBar
      label={t(moderation.filter)}
      search={search}
      filters={shown.map((name) =>
        filter(name, t(filterRules[name].label), choices[name], t(filterRules[name].any)),
      )}
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

type Choices = Readonly<Record<QueueFilter, Filter['choices']>>;

function useChoices({ values, deltas, authors }: QueueFilterBarProps): Choices {
  const t = useText();
  const fields = useMemo(() => [...new Set(deltas.flatMap(changedFields))], [deltas]);
  const found: Partial<Choices> = {
    author: useAuthors(authors, values.author),
    record: useOneRecord(values.record),
    field: fields.map((path) => ({ value: path, label: fieldLabel(t, { path }) })),
    bundle: useOneBundle(values.bundle),
  };
  const choicesOf = (name: QueueFilter): Filter['choices'] => {
    const { choices = {} }: FilterRules = filterRules[name];
    const own = Object.entries(choices).map(([value, text]) => ({ value, label: t(text) }));
    return [...own, ...(found[name] ?? [])];
  };
  return Object.fromEntries(queueFilters.map((name) => [name, choicesOf(name)])) as unknown as Choices;
}

function useOneRecord(asked = ''): Filter['choices'] {
  const t = useText();
  const lineOf = useMatchLine();
  const record = recordIn(asked);
  const name = useAppSelector(
    (state) => record && selectRecordName(state, record.collection, record.id, lineOf),
  );
  return name === undefined ? [] : [{ value: asked, label: typeof name === 'string' ? name : t(name) }];
}

function useOneBundle(asked = ''): Filter['choices'] {
  const t = useText();
  const bundle = bundleIn(asked);
  const author = useAppSelector(
    (state) => bundle && (selectProfile(state, bundle.author)?.name ?? bundle.author),
  );
  return author === undefined ? [] : [{ value: asked, label: t(moderation.oneBundle, { author }) }];
}

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
