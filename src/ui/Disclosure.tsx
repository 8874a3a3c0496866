import { useState, type ReactNode } from 'react';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  readonly summary: string;
  /** True begins with the content shown; it then stays as the reader leaves it. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** A part of a form that is folded away until somebody wants it. */
export function Disclosure({ summary, open, children }: DisclosureProps) {
  // As it was at first: emptying the last field must not fold it away from under the hands.
  const [first] = useState(open);
  return (
    <details className={styles.disclosure} open={first || undefined}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
