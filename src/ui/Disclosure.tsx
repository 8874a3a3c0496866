import { useState, type ReactNode } from 'react';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  readonly summary: string;
  /** True begins with the content shown; it then stays as the reader leaves it. */
  readonly open: boolean;
  /** True makes the content only once somebody unfolds it, where it is much. */
  readonly whenOpen?: boolean | undefined;
  readonly children: ReactNode;
}

/** A part of a page or a form that is folded away until somebody wants it. */
export function Disclosure({ summary, open, whenOpen = false, children }: DisclosureProps) {
  // As it was at first: emptying the last field must not fold it away from under the hands.
  const [first] = useState(open);
  const [wanted, setWanted] = useState(open || !whenOpen);
  return (
    <details
      className={styles.disclosure}
      open={first || undefined}
      onToggle={(event) => event.currentTarget.open && setWanted(true)}
    >
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{wanted && children}</div>
    </details>
  );
}
