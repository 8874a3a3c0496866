import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** Short fields side by side, as far as the width allows. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
