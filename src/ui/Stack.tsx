import type { ReactNode } from 'react';
import styles from './Stack.module.css';
import { cx } from './cx';

export interface StackProps {
  readonly children: ReactNode;
  /** Side by side, wrapping where it is narrow. */
  readonly row?: boolean | undefined;
  readonly gap?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** For a row: push the children to both ends. */
  readonly spread?: boolean | undefined;
  /**
   * Set for content below something that is still loading waits for it, since it would be pushed about. `near` where there is a long
   * list: it is loading if it says so itself (`busy`) or a child of it, and nothing deeper is looked at.
   */
  readonly waits?: boolean | 'near' | undefined;
  /** True while something in it is loading: for a stack around it that waits. */
  readonly busy?: boolean | undefined;
}

/** Even distance between things, so that no component needs margins of its own. */
export function Stack({ children, row = false, gap = 4, spread = false, waits, busy = false }: StackProps) {
  return (
    <div
      className={cx(styles.stack, row && styles.row, spread && styles.spread)}
      data-gap={gap}
      data-waits={waits}
      data-busy={busy || undefined}
    >
      {children}
    </div>
  );
}

/**
 * Columns that share the width and become one where it is narrow. `aside` gives the second a third, and shows of it only
 * what nothing that is still loading can push about.
 */
export function Columns({
  children,
  aside = false,
}: {
  readonly children: ReactNode;
  readonly aside?: boolean;
}) {
  return <div className={cx(styles.columns, aside && styles.aside)}>{children}</div>;
}
