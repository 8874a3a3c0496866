import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';
import { useHead } from './useHead';

/** With a description for search engines, the page's head has both; without one, the page sets its own head. */
type Heading =
  | { readonly title: string; readonly description: string }
  | { readonly title: ReactNode; readonly description?: never };

export type PageHeaderProps = Heading & {
  readonly beside?: ReactNode;
  readonly kicker?: ReactNode;
  readonly leading?: ReactNode;
  readonly meta?: readonly ReactNode[] | undefined;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
};

/** Head of a page. Code can focus the title, so that screen readers announce a navigation. */
export function PageHeader(props: PageHeaderProps) {
  const { title, description, beside, kicker, leading, meta = [], lead, actions } = props;
  useHead(props.description === undefined ? undefined : props.title, { description: description ?? '' });
  const facts = meta.filter(Boolean);
  return (
    <div className={styles.header}>
      {leading}
      <div className={styles.text}>
        {kicker !== undefined && <div className={styles.kicker}>{kicker}</div>}
        <div className={styles.line}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {beside !== undefined && <div className={styles.actions}>{beside}</div>}
        </div>
        {facts.length > 0 && (
          <div className={styles.meta}>
            {facts.map((item, at) => (
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
