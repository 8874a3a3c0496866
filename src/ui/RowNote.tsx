import type { ReactNode } from 'react';
import styles from './RowNote.module.css';

export interface RowNoteProps {
  readonly children: ReactNode;
  /** A second line below. */
  readonly more?: ReactNode;
}

/** A short fact to lead a row, of even width so that what follows lines up: the arm and the weight of a match. */
export function RowNote({ children, more }: RowNoteProps) {
  return (
    <span className={styles.note}>
      <span>{children}</span>
      {more !== undefined && <span>{more}</span>}
    </span>
  );
}
