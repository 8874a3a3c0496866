import type { ReactNode } from 'react';
import styles from './ScoreText.module.css';

/** A text with scores, such as a match's summary. Keeps each score on one line. */
export function ScoreText({ text }: { readonly text: string }): ReactNode {
  return text.split(/((?:\d{1,4}|\d{0,3}½)[-–](?:\d{1,4}|\d{0,3}½))/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
