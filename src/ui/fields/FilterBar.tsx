import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { sports } from '@/language/en/sports';
import { useText } from '@/language/useLanguage';
import { Button } from '../Button';
import { cx } from '../cx';
import styles from './FilterBar.module.css';
import { FilterSelect, type Filter } from './FilterSelect';
import { VisuallyHidden } from '../VisuallyHidden';

export interface FilterBarProps {
  readonly label: string;
  readonly search?: ReactNode;
  readonly filters: readonly Filter[];
  readonly after?: ReactNode;
  /** How many of how many rows are shown; announced when it changes. */
  readonly count: ReactNode;
  readonly onClear?: (() => void) | undefined;
  readonly actions?: ReactNode;
}

export function FilterBar(props: FilterBarProps) {
  const { label, search, filters, after, count, onClear, actions } = props;
  const t = useText();
  const [open, setOpen] = useState(false);
  const id = useId();
  const active = filters.filter(({ value, any }) => any !== undefined && value !== undefined).length;
  const folded = search === undefined && !open;
  // Without a search the button is next to the count, so it needs no row of its own.
  const opener = (
    <button
      type="button"
      className={styles.open}
      aria-expanded={open}
      aria-controls={id}
      onClick={() => setOpen(!open)}
    >
      <SlidersHorizontal />
      <VisuallyHidden>{t(sports.filters)}</VisuallyHidden>
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
            <Button size="sm" variant="quiet" icon={<X />} onClick={onClear}>
              {t(sports.clear)}
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
