import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './DraftNote.module.css';

/** Says that a form does not begin with what the reader expects. */
export function DraftNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.note}>
      <History />
      {children}
    </p>
  );
}
