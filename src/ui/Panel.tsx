import type { ReactNode } from 'react';
import styles from './Panel.module.css';
import { cx } from './cx';

export interface PanelProps {
  readonly children: ReactNode;
  /** Without inner space, for a list or a table that reaches the edges. */
  readonly flush?: boolean | undefined;
  /** The element: `article` for something that stands by itself, as one proposed change. Default `div`. */
  readonly as?: 'div' | 'article' | 'li' | undefined;
  readonly label?: string | undefined;
}

/** A surface with a fine edge. */
export function Panel({ children, flush = false, as: Element = 'div', label }: PanelProps) {
  return (
    <Element className={cx(styles.panel, flush && styles.flush)} aria-label={label}>
      {children}
    </Element>
  );
}
