import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { sports as texts } from '@/language/en/sports';
import { useText } from '@/language/useLanguage';
import { EmptyState } from '@/ui/EmptyState';
import { FilterBar } from '@/ui/fields/FilterBar';
import type { Filter } from '@/ui/fields/FilterSelect';
import { SearchBox } from '@/ui/SearchBox';
import type { EntityName } from '@/backend/scope';
import type { ScopeStatus } from '@/wiki/scopes/scopesSlice';
import { patienceMs, useBriefly } from '../scopes/useBriefly';
import { ScopeState } from '../scopes/ScopeState';
import { NewsButton } from '../news/NewsButton';
import type { News } from '../news/useNews';
import { CsvButton, type CsvButtonProps } from '../export/CsvButton';
import { useReadiness } from '../scopes/useReadiness';
import { useListStart } from './useListStart';

export interface FilteredListProps {
  readonly label: string;
  readonly search: {
    readonly label: string;
    readonly value: string;
    readonly onChange: (text: string) => void;
  };
  readonly filters: readonly Filter[];
  readonly after?: ReactNode;
  /** Removes the filters and the typed text; `undefined` without any. */
  readonly onClear: (() => void) | undefined;
  readonly all: number;
  readonly fitting: number;
  readonly count: { readonly some: () => string; readonly all: () => string };
  readonly news: Pick<News<unknown>, 'count' | 'show'>;
  readonly csv: CsvButtonProps;
  /** The list is complete only after the device's rows of this kind are restored. */
  readonly stored: EntityName;
  /** Data that decides the rows or their order is still loading. */
  readonly preparing?: boolean;
  readonly scopes: readonly (ScopeStatus | undefined)[];
  readonly what: string;
  readonly nothing: ReactNode;
  readonly noneFits?: ReactNode;
  readonly children: ReactNode;
}

export function FilteredList({
  search,
  filters,
  onClear,
  all,
  fitting,
  count,
  news,
  csv,
  stored,
  preparing = false,
  scopes,
  what,
  nothing,
  noneFits,
  children,
  ...bar
}: FilteredListProps) {
  const [start, fromStart] = useListStart<HTMLDivElement>();
  const filtered = onClear !== undefined;
  const coming = useReadiness([], { stored }) === 'restoring';
  const deciding = useBriefly(preparing);
  const isFilling = useReadiness(scopes, { newest: all > 0 }, patienceMs.decision) === 'filling';
  const awaited = isFilling || coming || deciding;
  return (
    <>
      {/* Outside of the bar: the bar sticks to the viewport, and this marks where the list begins. */}
      <div ref={start} />
      <FilterBar
        {...bar}
        search={<SearchBox {...search} onChange={fromStart(search.onChange)} />}
        filters={filters.map((filter) => ({ ...filter, onChange: fromStart(filter.onChange) }))}
        onClear={onClear && fromStart(onClear)}
        count={
          all > 0 &&
          !awaited && (
            <>
              {filtered ? count.some() : count.all()}
              <NewsButton {...news} />
            </>
          )
        }
        // While news waits the list is incomplete, and a phone has no room for both buttons.
        actions={fitting > 0 && !awaited && news.count === 0 && <CsvButton {...csv} />}
      />
      <ScopeState
        scopes={scopes}
        stored={stored}
        empty={all === 0 || awaited}
        what={what}
        rows={14}
        nothing={nothing}
      >
        {fitting > 0 ? children : (noneFits ?? <NoneFits />)}
      </ScopeState>
    </>
  );
}

function NoneFits() {
  const t = useText();
  return (
    <EmptyState icon={<SearchX />} title={t(texts.noneFits)}>
      {t(texts.takeAway)}
    </EmptyState>
  );
}
