import { useEffect, useState } from 'react';
import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
import styles from './LoadingState.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** Content that loads faster than this is not worth a flicker. */
const delayMs = 150;
/** Height of a row, as in the CSS module. */
const rowPx = 60;

export interface LoadingStateProps {
  /** How many rows will roughly come. Default 6. */
  readonly rows?: number;
  /** The things that are loading, for screen readers. Default "Loading". */
  readonly label?: string;
  /** The one whose answer it stands for, where that is not this device. */
  readonly awaits?: 'server' | undefined;
}

/** Rows of grey where content will be; nothing is shown or said for the first 150 ms. */
export function LoadingState({ rows = 6, label, awaits }: LoadingStateProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    // The room is taken from the start, so that what stands below moves only once.
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
