import type { ReactNode } from 'react';
import styles from './ScoreText.module.css';

/** A text with scores, such as a match's summary, none of which is broken where a line ends. */
export function ScoreText({ text }: { readonly text: string }): ReactNode {
  return text.split(/(\d{1,4}-\d{1,4})/).map((part, at) =>
    at % 2 === 1 ? (
      // Only its place tells a part from the others.
      <span key={at} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
