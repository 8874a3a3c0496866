import type { ReactNode } from 'react';
import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
import styles from './ScorePair.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface ScoreSide {
  readonly name: ReactNode;
  readonly score?: string | undefined;
  readonly result?: 'W' | 'L' | 'D' | undefined;
  readonly extra?: ReactNode;
}

export interface ScorePairProps {
  readonly first: ScoreSide;
  readonly second: ScoreSide;
  readonly cover?: ReactNode;
  /** Whether a cover may appear: then names and scores keep their positions with and without it. */
  readonly steady?: boolean | undefined;
}

const spoken = { W: ui.won, L: ui.lost, D: ui.draw } as const;
const letters = { W: ui.wonLetter, L: ui.lostLetter, D: ui.drawLetter } as const;

/** Two names and two scores. Weight, a marker and a word for screen readers identify the winner. */
export function ScorePair({ first, second, cover, steady }: ScorePairProps) {
  const covered = cover !== undefined;
  return (
    <div className={styles.pair} data-steady={steady || undefined}>
      <Side side={first} covered={covered} />
      <Side side={second} covered={covered} />
      {covered && <div className={styles.cover}>{cover}</div>}
    </div>
  );
}

function Side({
  side: { name, score, result, extra },
  covered,
}: {
  readonly side: ScoreSide;
  readonly covered: boolean;
}) {
  const t = useText();
  return (
    <div className={styles.side} data-result={result}>
      <span className={styles.name}>
        {name}
        {result && <VisuallyHidden>{t(spoken[result])}</VisuallyHidden>}
        {extra}
      </span>
      <span className={styles.score}>{covered ? undefined : (score ?? <NoScore result={result} />)}</span>
    </div>
  );
}

/**
 * Without a score, a letter shows how it ended for this side. It is decorative, because a word next to the
 * name says the same.
 */
function NoScore({ result }: Pick<ScoreSide, 'result'>) {
  const t = useText();
  return (
    <>
      <span aria-hidden>{result ? t(letters[result]) : '–'}</span>
      <VisuallyHidden>{t(ui.noScore)}</VisuallyHidden>
    </>
  );
}
