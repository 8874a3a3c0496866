import { live } from '@/language/en/live';
import { scoring } from '@/language/en/scoring';
import { useText } from '@/language/useLanguage';
import type { MatchState } from '@/model/scoring/matchState';
import { Key } from './Key';
import type { Names } from './ScoreMatch';
import styles from './Score.module.css';

const hows = { pin: live.pin, fouls: live.foulsWon, stop: live.stop } as const;

export interface RoundsProps {
  readonly state: MatchState;
  readonly names: Names;
  readonly corrected: number | undefined;
  readonly onCorrect: (round: number | undefined) => void;
}

/** The decided rounds. One that is pressed takes the next entry, until it is pressed again. */
export function Rounds({ state: { rounds, round, end }, names, corrected, onCorrect }: RoundsProps) {
  const t = useText();
  return (
    <div className={styles.rounds} role="group" aria-label={t(live.rounds)}>
      {rounds.map(({ round: number, winner, how }) => (
        <Key
          key={number}
          className={styles.round}
          data-side={winner}
          aria-pressed={corrected === number}
          aria-label={t(scoring.roundWon, { round: number, player: names[winner], how: t(hows[how]) })}
          onClick={() => onCorrect(corrected === number ? undefined : number)}
        >
          {number}
        </Key>
      ))}
      <span>
        {corrected !== undefined
          ? t(scoring.correcting, { round: corrected })
          : end === undefined && t(live.round, { round })}
      </span>
    </div>
  );
}
