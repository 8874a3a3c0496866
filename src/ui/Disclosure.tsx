import { useState, type ReactNode } from 'react';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  readonly summary: string;
  readonly open: boolean;
  /** Renders large content only after the reader opens it. */
  readonly whenOpen?: boolean | undefined;
  readonly children: ReactNode;
}

export function Disclosure({ summary, open, whenOpen = false, children }: DisclosureProps) {
  // The initial value: clearing the last field must not fold away the part being edited.
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
