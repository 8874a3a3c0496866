import { TriangleAlert } from 'lucide-react';
import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
import { Button } from './Button';
import { cx } from './cx';
import styles from './State.module.css';

export interface ErrorScreenProps {
  readonly error: unknown;
  readonly onReset: () => void;
}

export function ErrorScreen({ error, onReset }: ErrorScreenProps) {
  const t = useText();
  return (
    <div role="alert" className={cx(styles.state, styles.error)}>
      <span className={styles.icon} aria-hidden>
        <TriangleAlert />
      </span>
      <h1 tabIndex={-1} className={styles.title}>
        {t(ui.errorTitle)}
      </h1>
      <p className={styles.body}>{t(ui.errorBody)}</p>
      <div className={styles.action}>
        <Button variant="primary" onClick={onReset}>
          {t(ui.tryAgain)}
        </Button>
      </div>
      <details>
        <summary>{t(ui.details)}</summary>
        <pre className={styles.detail}>{error instanceof Error ? error.message : String(error)}</pre>
      </details>
    </div>
  );
}
