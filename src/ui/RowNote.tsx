import type { ReactNode } from 'react';
import styles from './RowNote.module.css';

export interface RowNoteProps {
  readonly children: ReactNode;
  readonly more?: ReactNode;
}

export function RowNote({ children, more }: RowNoteProps) {
  return (
    <span className={styles.note}>
      <span>{children}</span>
      {more !== undefined && <span>{more}</span>}
    </span>
  );
}
