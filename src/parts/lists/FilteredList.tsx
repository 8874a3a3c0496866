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
import { useBriefly } from '../display/useBriefly';
import { ScopeState } from '../display/ScopeState';
import { NewsButton } from '../news/NewsButton';
import type { News } from '../news/useNews';
import { CsvButton, type CsvButtonProps } from '../export/CsvButton';
import { useStoredAwaited } from '../display/useStoredAwaited';
import { useListStart } from './useListStart';
import { useRestAwaited } from './useRestAwaited';

export interface FilteredListProps {
  /** Names the filters for screen readers: "Filter matches". */
  readonly label: string;
  readonly search: {
    readonly label: string;
    readonly value: string;
    readonly onChange: (text: string) => void;
  };
  readonly filters: readonly Filter[];
  /** Stands after the filters. */
  readonly after?: ReactNode;
  /** Takes the filters and the typed text away; absent when there are none. */
  readonly onClear: (() => void) | undefined;
  /** How many there are without the filters, and how many fit them. */
  readonly all: number;
  readonly fitting: number;
  /** "12 of 346 matches", for a list that is filtered, and "346 matches". */
  readonly count: { readonly some: () => string; readonly all: () => string };
  /** Records that came while one reads and are not among the rows yet. */
  readonly news: Pick<News<unknown>, 'count' | 'show'>;
  /** The list as a table, offered unless nothing fits. */
  readonly csv: CsvButtonProps;
  /** Of what the device has, this has to be back before the list is right. */
  readonly stored: EntityName;
  /** True if what decides the rows and their order is still being loaded. */
  readonly preparing?: boolean;
  readonly scopes: readonly (ScopeStatus | undefined)[];
  /** The things that are loaded, in the plural: "events". */
  readonly what: string;
  /** Stands in place of the list where there is nothing at all. */
  readonly nothing: ReactNode;
  /** Stands there when nothing fits, if other words are due than the usual. */
  readonly noneFits?: ReactNode;
  /** The rows that fit. */
  readonly children: ReactNode;
}

/** A list below its search and filters: how many fit, the rows or what stands in their place, and the whole as a table. */
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
  const t = useText();
  const [start, fromStart] = useListStart<HTMLDivElement>();
  const filtered = onClear !== undefined;
  const coming = useStoredAwaited(stored);
  const deciding = useBriefly(preparing);
  const awaited = useRestAwaited(scopes, all > 0) || coming || deciding;
  return (
    <>
      {/* Apart from the bar, which stays in view. */}
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
        openLabel={t(texts.filters)}
        clearLabel={t(texts.clear)}
        // With what is new to come the list is not whole, and a phone has no room for both.
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
