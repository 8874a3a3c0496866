import { useEffect, useState } from 'react';
import styles from './LoadingState.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** What loads faster than this is not worth a flicker. */
const delayMs = 150;

export interface LoadingStateProps {
  /** How many rows will roughly come. Default 6. */
  readonly rows?: number;
  /** What is loading, for screen readers. Default "Loading". */
  readonly label?: string;
}

/** Rows of grey where content will be; nothing is shown or said for the first 150 ms. */
export function LoadingState({ rows = 6, label = 'Loading' }: LoadingStateProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true" role="status" className={styles.loading}>
      {shown && (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
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
