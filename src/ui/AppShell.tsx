import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
import styles from './AppShell.module.css';
import { Logo } from './Logo';
import { MainNav, type NavItem } from './MainNav';

export interface AppShellProps {
  readonly name: string;
  readonly nav: readonly NavItem[];
  readonly search?: ReactNode;
  readonly account?: ReactNode;
  readonly status?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function AppShell({ name, nav, search, account, status, footer, children }: AppShellProps) {
  const t = useText();
  return (
    <div className={styles.shell} data-many={nav.length > 7 || undefined}>
      <a className={styles.skip} href="#main" onClick={focusMain}>
        {t(ui.skip)}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link to="/" className={styles.brand}>
            <Logo />
            {name}
          </Link>
          <MainNav items={nav} />
          {(search !== undefined || account !== undefined) && (
            <div className={styles.account}>
              {search}
              {account}
            </div>
          )}
        </div>
      </header>
      <div role="status" className={styles.status}>
        {status}
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}

// The router owns the address, so don't let the browser write a fragment into it.
function focusMain(event: { preventDefault(): void }) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
