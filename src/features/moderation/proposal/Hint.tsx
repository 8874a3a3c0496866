import type { ReactNode } from 'react';
import styles from '../queue/QueueEntry.module.css';

interface HintProps {
  readonly as?: 'p' | 'li';
  readonly icon: ReactNode;
  readonly tone?: 'danger';
  readonly children: ReactNode;
}

export function Hint({ as: Element = 'p', icon, tone, children }: HintProps) {
  return (
    <Element className={styles.hint} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </Element>
  );
}
