import type { ReactNode } from 'react';
import styles from './DefinitionList.module.css';

export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
  /** At the end of the line: an edit button, a badge. */
  readonly action?: ReactNode;
}

/** Facts as names and values, one a line. */
export function DefinitionList({ items }: { readonly items: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, value, action }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>
            <span className={styles.text}>{value}</span>
            {action !== undefined && <span className={styles.action}>{action}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
