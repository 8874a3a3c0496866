import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  readonly id?: string;
}

export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} id={id}>
      {children}
    </span>
  );
}

/** The title of a page whose content says it already. Code can focus it, as that of a `PageHeader`. */
export function HiddenTitle({ children }: { readonly children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className={styles.hidden}>
      {children}
    </h1>
  );
}
