import type { ReactNode } from 'react';
import styles from './PrintedLine.module.css';

/** A line for print only: what is printed and for which day. On screen the controls show that. */
export function PrintedLine({ children }: { readonly children: ReactNode }) {
  return <p className={styles.line}>{children}</p>;
}
