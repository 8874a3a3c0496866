import type { ReactNode } from 'react';
import styles from './Stack.module.css';
import { cx } from './cx';

export interface StackProps {
  readonly children: ReactNode;
  readonly row?: boolean | undefined;
  readonly gap?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  readonly spread?: boolean | undefined;
  /**
   * Hides the children until the loading siblings above are done, because those would move them. With `near`,
   * for long lists, a sibling counts as loading only by its own `busy` or that of a child.
   */
  readonly waits?: boolean | 'near' | undefined;
  readonly busy?: boolean | undefined;
}

export function Stack({ children, row = false, gap = 4, spread = false, waits, busy = false }: StackProps) {
  return (
    <div
      className={cx(styles.stack, row && styles.row, spread && styles.spread)}
      style={{ gap: `var(--space-${gap})` }}
      data-waits={waits}
      data-busy={busy || undefined}
    >
      {children}
    </div>
  );
}

/**
 * Columns of equal width, one column on narrow screens. `aside` gives the second a third, and shows it only
 * down to the first part that is still loading.
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
