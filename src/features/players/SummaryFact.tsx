import type { ReactNode } from 'react';
import look from '@/ui/words.module.css';
import styles from './PlayerSummary.module.css';

export interface SummaryFactProps {
  readonly term: string;
  /** A figure, rather than words. */
  readonly large?: boolean;
  readonly children: ReactNode;
}

export function SummaryFact({ term, large, children }: SummaryFactProps) {
  return (
    <div className={styles.fact}>
      <dt className={look.muted}>{term}</dt>
      <dd className={styles.value} data-large={large || undefined}>
        {children}
      </dd>
    </div>
  );
}
