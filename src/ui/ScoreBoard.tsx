import type { ReactNode } from 'react';
import styles from './ScoreBoard.module.css';
import { HiddenTitle } from './VisuallyHidden';

interface BoardSide {
  readonly name: ReactNode;
  readonly score?: ReactNode;
  readonly ahead?: boolean | undefined;
  readonly facts?: ReactNode;
}

export interface ScoreBoardProps {
  readonly title: string;
  readonly heading: ReactNode;
  readonly about?: ReactNode;
  readonly sides: readonly [BoardSide, BoardSide];
  readonly cover?: ReactNode;
  readonly foot?: ReactNode;
}

export function ScoreBoard({ title, heading, about, sides: [first, second], cover, foot }: ScoreBoardProps) {
  return (
    <section className={styles.board} aria-label={title}>
      {/* For screen readers: the names below show the same. */}
      <HiddenTitle>{title}</HiddenTitle>
      <div>
        <p className={styles.heading}>{heading}</p>
        {about !== undefined && <p className={styles.about}>{about}</p>}
      </div>
      <div className={styles.sides}>
        <Side {...first} />
        <Side {...second} />
        {cover !== undefined && <div className={styles.cover}>{cover}</div>}
      </div>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}

function Side({ name, score, ahead = false, facts }: BoardSide) {
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

export function Dotted({ children }: { readonly children: readonly ReactNode[] }) {
  const shown = children.filter((child) => child !== undefined && child !== false && child !== '');
  return (
    <span className={styles.dotted}>
      {shown.map((child, at) => (
        <span key={at}>{child}</span>
      ))}
    </span>
  );
}
