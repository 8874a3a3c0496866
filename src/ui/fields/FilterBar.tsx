import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../Button';
import { cx } from '../cx';
import styles from './FilterBar.module.css';
import { FilterSelect, type Filter } from './FilterSelect';
import { VisuallyHidden } from '../VisuallyHidden';

export interface FilterBarProps {
  /** Names it for screen readers: "Filter matches". */
  readonly label: string;
  /** Usually a `SearchBox`. */
  readonly search?: ReactNode;
  readonly filters: readonly Filter[];
  /** Stands after the filters, such as a button for more of them. */
  readonly after?: ReactNode;
  /** How many rows there are, of how many; told to screen readers when it changes. */
  readonly count: ReactNode;
  /** The button that opens the filters on a phone: "Filters". */
  readonly openLabel: string;
  readonly clearLabel: string;
  /** Takes all filters away; absent when there are none. */
  readonly onClear?: (() => void) | undefined;
  readonly actions?: ReactNode;
}

/** Filters above a list that stay in view: one line on a desk; on a phone the search, and the others behind a button. */
export function FilterBar(props: FilterBarProps) {
  const { label, search, filters, after, count, openLabel, clearLabel, onClear, actions } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const active = filters.filter(({ value, any }) => any !== undefined && value !== undefined).length;
  const folded = search === undefined && !open;
  // Without a search it stands beside the count, and needs no row of its own.
  const opener = (
    <button
      type="button"
      className={styles.open}
      aria-expanded={open}
      aria-controls={id}
      onClick={() => setOpen(!open)}
    >
      <SlidersHorizontal aria-hidden />
      <VisuallyHidden>{openLabel}</VisuallyHidden>
      {active > 0 && <span className={styles.active}>{active}</span>}
    </button>
  );
  return (
    <>
      <div role="group" aria-label={label} className={cx(styles.bar, folded && styles.folded)}>
        {search !== undefined && (
          <div className={styles.first}>
            {search}
            {opener}
          </div>
        )}
        <div id={id} className={cx(styles.filters, open && styles.shown)}>
          {filters.map((filter) => (
            <FilterSelect key={filter.name} filter={filter} />
          ))}
          {after}
          {onClear && (
            <Button size="sm" variant="quiet" icon={<X aria-hidden />} onClick={onClear}>
              {clearLabel}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.below}>
        <p role="status" className={styles.count}>
          {count}
        </p>
        {actions}
        {search === undefined && opener}
      </div>
    </>
  );
}
