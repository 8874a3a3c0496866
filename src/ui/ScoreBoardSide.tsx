import type { ReactNode } from 'react';
import styles from './ScoreBoard.module.css';

export interface BoardSide {
  readonly name: ReactNode;
  readonly score?: ReactNode;
  /** Won, or leads. Its word is among the facts. */
  readonly ahead?: boolean | undefined;
  readonly facts?: ReactNode;
}

export function ScoreBoardSide({ name, score, ahead = false, facts }: BoardSide) {
  return (
    <div className={styles.side} data-ahead={ahead || undefined}>
      <div className={styles.who}>
        <div className={styles.name}>{name}</div>
        {facts !== undefined && <div className={styles.facts}>{facts}</div>}
      </div>
      <div className={styles.score}>{score}</div>
    </div>
  );
}
