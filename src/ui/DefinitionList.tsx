import type { ReactNode } from 'react';
import styles from './DefinitionList.module.css';

export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
  /** An icon after the value. `null` reserves its space, so that a later icon does not break the line. */
  readonly mark?: ReactNode;
  readonly action?: ReactNode;
}

export function DefinitionList({ items }: { readonly items: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, value, mark, action }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>
            <span className={mark === undefined && action ? styles.sentence : styles.text}>{value}</span>
            {(mark !== undefined || action !== undefined) && (
              <span className={styles.action}>
                {mark !== undefined && <span className={styles.mark}>{mark}</span>}
                {action}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
