import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { cx } from './cx';

export interface CardProps {
  readonly children: ReactNode;
  /** Without inner space, for a list or a table that reaches the edges. */
  readonly flush?: boolean | undefined;
  /** The element: `article` for something that stands by itself, as one proposed change. Default `div`. */
  readonly as?: 'div' | 'article' | 'li' | undefined;
  readonly label?: string | undefined;
}

/** A surface with a fine edge. */
export function Card({ children, flush = false, as: Element = 'div', label }: CardProps) {
  return (
    <Element className={cx(styles.card, flush && styles.flush)} aria-label={label}>
      {children}
    </Element>
  );
}
