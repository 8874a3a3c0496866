import type { ReactNode } from 'react';
import { AppLink } from './AppLink';
import styles from './List.module.css';
import { Panel } from './Panel';
import { cx } from './cx';

export interface ListProps {
  readonly label?: string | undefined;
  readonly ordered?: boolean | undefined;
  /** Shows a few short rows side by side, on a phone as tiles, so that another row moves nothing below. */
  readonly beside?: boolean | undefined;
  readonly bare?: boolean | undefined;
  readonly children: ReactNode;
}

export function List({ label, ordered = false, beside, bare = false, children }: ListProps) {
  const Element = ordered ? 'ol' : 'ul';
  const list = (
    // Safari drops the role of a list without markers.
    <Element role="list" aria-label={label} className={styles.list} data-beside={beside}>
      {children}
    </Element>
  );
  return bare ? list : <Panel flush>{list}</Panel>;
}

export interface ListRowProps {
  readonly title: ReactNode;
  readonly to?: string | undefined;
  readonly leading?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly meta?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export function ListRow({ title, to, leading, subtitle, meta, actions, children }: ListRowProps) {
  return (
    <li className={cx(styles.row, to !== undefined && styles.linked)}>
      <div className={styles.line}>
        {leading !== undefined && <div className={styles.leading}>{leading}</div>}
        <div className={styles.text}>
          <div className={styles.title}>
            {to === undefined ? (
              title
            ) : (
              <AppLink to={to} className={styles.link}>
                {title}
              </AppLink>
            )}
          </div>
          {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
        </div>
        {meta !== undefined && <div className={styles.meta}>{meta}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </li>
  );
}
