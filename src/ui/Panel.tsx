import type { ReactNode } from 'react';
import styles from './Panel.module.css';
import { cx } from './cx';

export interface PanelProps {
  readonly children: ReactNode;
  readonly flush?: boolean | undefined;
  readonly as?: 'div' | 'article' | 'li' | undefined;
  readonly label?: string | undefined;
}

export function Panel({ children, flush = false, as: Element = 'div', label }: PanelProps) {
  return (
    <Element className={cx(styles.panel, flush && styles.flush)} aria-label={label}>
      {children}
    </Element>
  );
}
