import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useShownAddress } from './AppLink';
import styles from './Tabs.module.css';

export interface TabLink {
  readonly to: string;
  readonly label: ReactNode;
  readonly count?: number | undefined;
  readonly end?: boolean;
}

/** Panels of a page as links, so that each has an address. The current one has `aria-current`. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly TabLink[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    // Calls before the paint, once the browser has laid the page out: asking for places sooner makes it do so twice.
    const sizes = new ResizeObserver(() => showCurrent(current));
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [pathname, search]);
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul ref={list} className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Tab {...tab} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Moves the list alone: `scrollIntoView` would also move a page that goes back to where it was. */
function showCurrent(list: HTMLElement): void {
  const tab = list.querySelector('[aria-current]')?.getBoundingClientRect();
  const room = list.getBoundingClientRect();
  if (tab && (tab.left < room.left || tab.right > room.right))
    list.scrollLeft += (tab.left + tab.right - room.left - room.right) / 2;
}

function Tab({ to, label, count, end = false }: TabLink) {
  return (
    <NavLink to={useShownAddress(to)} end={end} className={styles.tab!}>
      {label}
      {count !== undefined && (
        <span className={styles.count} aria-hidden>
          {count}
        </span>
      )}
    </NavLink>
  );
}
