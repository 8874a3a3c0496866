import type { ReactNode } from 'react';
import styles from './Refreshing.module.css';

export interface RefreshingProps {
  /** Whether a newer answer is on its way. */
  readonly pending: boolean;
  readonly children: ReactNode;
}

/** Keeps an earlier answer readable and usable while a newer one is computed, under a moving line. */
export function Refreshing({ pending, children }: RefreshingProps) {
  return (
    <div className={styles.refreshing} aria-busy={pending}>
      {children}
    </div>
  );
}
