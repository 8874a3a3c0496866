import { live } from '@/language/en/live';
import { ui } from '@/language/en/ui';
import { ChevronLeft, ChevronRight, Ellipsis, Flag, Undo2 } from 'lucide-react';
import { scoring } from '@/language/en/scoring';
import { message, type Message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { sides, type Side } from '@/model/scoring/end';
import {
  clearedRound,
  lastOfPhone,
  mostRounds,
  nextFoul,
  type Stated,
  type Statement,
  type Won,
} from '@/model/scoring/scoreEntry';
import { useSport } from '@/wiki/sports/useSports';
import { Key } from './Key';
import type { Names } from './ScoreMatch';
import type { Scored } from './ScorePage';
import styles from './Score.module.css';

export interface KeysProps {
  readonly scored: Scored;
  readonly names: Names;
  readonly phone: string;
  readonly enter: (stated: Stated) => void;
  /** Until then the present round may be another one than this phone believes. */
  readonly heard: boolean;
  readonly corrected: number | undefined;
  readonly onCorrected: () => void;
  readonly onMore: () => void;
  readonly onPrevious?: () => void;
  readonly onNext?: () => void;
}

export function Keys(props: KeysProps) {
  const { scored, names, phone, enter, corrected, onCorrected, onMore, onPrevious, onNext } = props;
  const t = useText();
  const { end, winner } = scored.state;
  const last = lastOfPhone(scored.entries, phone);
  const undo =
    corrected === undefined
      ? last && (() => enter({ kind: 'undo', value: last.id }))
      : () => {
          for (const stated of clearedRound(scored.entries, corrected)) enter(stated);
          onCorrected();
        };
  return (
    <div className={styles.keys}>
      {end !== undefined && corrected === undefined ? (
        <div className={styles.over}>
          <p className={styles.overText}>
            {winner ? t(scoring.over, { player: names[winner] }) : t(scoring.overDraw)}
          </p>
          <Key onClick={() => enter({ kind: 'end', value: null })}>{t(scoring.reopen)}</Key>
        </div>
      ) : (
        sides.map((side) => <SideKeys key={side} side={side} {...props} />)
      )}
      <div className={styles.bottom}>
        <Key disabled={!undo} onClick={undo}>
          <Undo2 />
          {corrected !== undefined
            ? t(scoring.clearRound, { round: corrected })
            : last
              ? t(scoring.undoOf, { what: undoWord(last.stated) })
              : t(scoring.undo)}
        </Key>
        <Key disabled={end !== undefined} onClick={() => enter({ kind: 'end', value: { how: 'finished' } })}>
          <Flag /> {t(scoring.finish)}
        </Key>
        <Key onClick={onMore}>
          <Ellipsis /> {t(ui.more)}
        </Key>
        <Key disabled={!onPrevious} onClick={onPrevious}>
          <ChevronLeft /> {t(scoring.previous)}
        </Key>
        <Key data-next disabled={!onNext} onClick={onNext}>
          {t(scoring.next)} <ChevronRight />
        </Key>
      </div>
    </div>
  );
}

const undoWords = {
  foul: scoring.undoFoul,
  running: scoring.undoRunning,
  hold: scoring.undoHold,
  end: scoring.undoEnd,
  substitute: scoring.undoSubstitute,
  weight: scoring.undoWeight,
  order: scoring.undoOrder,
} as const satisfies Record<Exclude<Statement['stated']['kind'], 'round'>, unknown>;

const undoWord = (stated: Statement['stated']): Message =>
  stated.kind === 'round' ? message(live.round, { round: stated.round }) : message(undoWords[stated.kind]);

function SideKeys({
  side,
  scored,
  names,
  enter,
  heard,
  corrected,
  onCorrected,
}: KeysProps & { readonly side: Side }) {
  const t = useText();
  const { entries, match, state } = scored;
  const hasFouls = useSport(match.event.sport.id)?.score.fouls === true;
  const player = names[side];
  const round = corrected ?? state.round;
  const isOpen = heard && round <= mostRounds;
  const foul = isOpen ? nextFoul(entries, round, side) : undefined;
  const say = (stated: Stated) => {
    enter(stated);
    onCorrected();
  };
  const win = (how: Won['how']) => say({ kind: 'round', round, value: { winner: side, how } });
  return (
    <div className={styles.sideKeys} data-side={side} role="group" aria-label={player}>
      <Key aria-label={t(scoring.stop, { player })} disabled={!isOpen} onClick={() => win('stop')}>
        {t(scoring.stopShort)}
      </Key>
      {hasFouls && (
        <Key
          className={styles.foul}
          aria-label={t(scoring.foul, { player })}
          disabled={!foul}
          onClick={() => foul && say(foul)}
        >
          {t(scoring.foulShort)}
        </Key>
      )}
      <Key
        className={styles.win}
        aria-label={t(scoring.won, { player })}
        disabled={!isOpen}
        onClick={() => win('pin')}
      >
        {t(scoring.wonShort)}
      </Key>
    </div>
  );
}
