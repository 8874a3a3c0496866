import { Ellipsis, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
import styles from './MainNav.module.css';
import { cx } from './cx';
import { VisuallyHidden } from './VisuallyHidden';

export interface NavItem {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly badge?: number | undefined;
  /** The badge for screen readers: "3 not reviewed". Default "3 waiting". */
  readonly badgeLabel?: string | undefined;
}

/** How many links fit into a phone's bottom bar next to "More". */
const inBar = 4;

/**
 * The primary navigation: on a desktop a row in the header. On a phone the first links form the bottom bar.
 * The others are at the end of the page; "More" and the keyboard move them above the bar. Each link exists
 * only once.
 */
export function MainNav({ items }: { readonly items: readonly NavItem[] }) {
  const t = useText();
  const [openAt, setOpenAt] = useState<string>();
  const { key } = useLocation();
  // The open state belongs to its page, so that every navigation closes it.
  const open = openAt === key;
  const moreId = useId();
  const nav = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const rest = items.slice(inBar);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      toggle.current?.focus();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !nav.current?.contains(target)) setOpenAt(undefined);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open]);

  return (
    <nav aria-label={t(ui.mainNavigation)} className={styles.nav} ref={nav}>
      <ul className={styles.first}>
        {items.slice(0, inBar).map((item) => (
          <Item key={item.to} item={item} />
        ))}
        {rest.length > 0 && (
          <li className={styles.more}>
            <button
              ref={toggle}
              type="button"
              className={styles.link}
              aria-expanded={open}
              aria-controls={moreId}
              onClick={() => setOpenAt(open ? undefined : key)}
            >
              {open ? <X /> : <Ellipsis />}
              {t(ui.more)}
              {!open && rest.some(({ badge }) => badge) && <span className={styles.dot} aria-hidden />}
            </button>
          </li>
        )}
      </ul>
      {rest.length > 0 && (
        <ul id={moreId} className={cx(styles.rest, open && styles.open)}>
          {rest.map((item) => (
            <Item key={item.to} item={item} />
          ))}
        </ul>
      )}
    </nav>
  );
}

function Item({ item: { to, label, icon, badge, badgeLabel } }: { readonly item: NavItem }) {
  const t = useText();
  const badgeId = useId();
  return (
    <li className={styles.item}>
      <NavLink
        to={to}
        end={to === '/'}
        className={styles.link!}
        aria-describedby={badge ? badgeId : undefined}
      >
        {icon}
        {label}
      </NavLink>
      {badge !== undefined && badge > 0 && (
        // Next to the link, so that the link's name stays the page's name.
        <span className={styles.badge}>
          <span aria-hidden>{badge > 99 ? '99+' : badge}</span>
          <VisuallyHidden id={badgeId}>{badgeLabel ?? t(ui.waiting, { count: badge })}</VisuallyHidden>
        </span>
      )}
    </li>
  );
}
