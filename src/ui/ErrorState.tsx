import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
import { Button } from './Button';
import { cx } from './cx';
import styles from './State.module.css';

export interface ErrorStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
}

export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  const t = useText();
  return (
    <div role="alert" className={cx(styles.state, styles.error)}>
      <span className={styles.icon} aria-hidden>
        <TriangleAlert />
      </span>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {onRetry && (
        <div className={styles.action}>
          <Button onClick={onRetry}>{t(ui.tryAgain)}</Button>
        </div>
      )}
    </div>
  );
}
