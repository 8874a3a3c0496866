import type { ReactNode } from 'react';
import styles from './Field.module.css';

export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
