import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import styles from './Tabs.module.css';

export interface TabLink {
  readonly to: string;
  readonly label: ReactNode;
  readonly count?: number | undefined;
  /** Current at exactly this address and not below it; for the first panel, whose address begins the others'. */
  readonly end?: boolean;
}

/** Panels of one page as links, so that each has an address; the current one says so (`aria-current`). */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul className={styles.list}>
        {tabs.map(({ to, label: text, count, end = false }) => (
          <li key={to}>
            <NavLink to={to} end={end} className={styles.tab!}>
              {text}
              {count !== undefined && (
                <span className={styles.count} aria-hidden>
                  {count}
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
