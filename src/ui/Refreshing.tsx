import type { ReactNode } from 'react';
import styles from './Refreshing.module.css';

export interface RefreshingProps {
  readonly pending: boolean;
  readonly children: ReactNode;
}

export function Refreshing({ pending, children }: RefreshingProps) {
  return (
    <div className={styles.refreshing} aria-busy={pending}>
      {children}
    </div>
  );
}
