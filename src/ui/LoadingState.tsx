import { useEffect, useState } from 'react';
import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
import styles from './LoadingState.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** Faster content is not worth a flicker. */
const delayMs = 150;
const rowPx = 60;

export interface LoadingStateProps {
  readonly rows?: number;
  readonly label?: string;
  /** Who must answer, if it is not this device. */
  readonly awaits?: 'server' | undefined;
}

/** Grey rows in place of content. The first 150 ms show and announce nothing. */
export function LoadingState({ rows = 6, label, awaits }: LoadingStateProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    // Reserve the space from the start, so that the content below moves only once.
    <div aria-busy="true" role="status" data-awaits={awaits} style={{ minHeight: rows * rowPx }}>
      {shown && (
        <>
          <VisuallyHidden>{label ?? t(ui.loading)}</VisuallyHidden>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={styles.row} aria-hidden>
              <span />
              <span />
              <span />
            </div>
          ))}
        </>
      )}
    </div>
  );
}
