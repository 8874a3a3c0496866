import type { ReactNode } from 'react';
import styles from './PrintedLine.module.css';

/** A line that only paper has: what is printed and of which day, where the screen says it by what one presses. */
export function PrintedLine({ children }: { readonly children: ReactNode }) {
  return <p className={styles.line}>{children}</p>;
}
