import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import styles from './State.module.css';

export interface ErrorStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
}

export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  const t = useText();
  const retry = onRetry && <Button onClick={onRetry}>{t(ui.tryAgain)}</Button>;
  return (
    <div role="alert" className={styles.error}>
      <EmptyState icon={<TriangleAlert />} title={title} action={retry}>
        {children}
      </EmptyState>
    </div>
  );
}
