import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

export interface PageHeaderProps {
  /** The page's one `h1`. */
  readonly title: ReactNode;
  /** Above the title: where this page belongs, usually a `TextLink`. */
  readonly kicker?: ReactNode;
  /** Before the title: a date block or an avatar. */
  readonly leading?: ReactNode;
  /** Below the title: date, place, badges. Items get a dot between them. */
  readonly meta?: readonly ReactNode[] | undefined;
  /** A sentence or two on what the page is. */
  readonly lead?: ReactNode;
  /** Buttons that concern the whole page. */
  readonly actions?: ReactNode;
}

/** Head of a page. The title can be focused from code, so that navigation is announced. */
export function PageHeader({ title, kicker, leading, meta = [], lead, actions }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {leading}
      <div className={styles.text}>
        {kicker !== undefined && <div className={styles.kicker}>{kicker}</div>}
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {meta.length > 0 && (
          <div className={styles.meta}>
            {meta.map((item, at) => (
              <span key={at}>{item}</span>
            ))}
          </div>
        )}
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
