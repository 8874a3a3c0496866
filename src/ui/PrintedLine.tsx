import type { ReactNode } from 'react';
import styles from './PrintedLine.module.css';

export function PrintedLine({ children }: { readonly children: ReactNode }) {
  return <p className={styles.line}>{children}</p>;
}
