import { Lock, LockOpen } from 'lucide-react';
import { useState, useEffect, useRef } from 'react';
import { words } from '@/language/en/words';
import { scoring } from '@/language/en/scoring';
import { useText } from '@/language/useLanguage';
import type { Stated } from '@/model/scoring/scoreEntry';
import { useAppSelector } from '@/store/typed';
import { selectPlayerName } from '@/wiki/records/recordsSelectors';
import { Key } from './Key';
import { DeskNotes } from './DeskNotes';
import { Keys } from './Keys';
import { MoreKeys } from './MoreKeys';
import { Rounds } from './Rounds';
import type { Scored } from './ScorePage';
import type { ScoreDesk } from './scoreDesk';
import styles from './Score.module.css';
import { useDeskView } from './useDesk';
import rare from './InPlaceOfKeys.module.css';

export interface ScoreMatchProps {
  readonly desk: ScoreDesk;
  readonly card: readonly Scored[];
  readonly at: number;
  readonly scored: Scored;
  readonly show: (at: number) => void;
}

export function ScoreMatch({ desk, card, at, scored, show }: ScoreMatchProps) {
  const t = useText();
  const [shown, setShown] = useState<'keys' | 'more' | 'locked'>('keys');
  const [corrected, correct] = useState<number>();
  const { match, entries, state } = scored;
  const { heard } = useDeskView(desk);
  const names = useNames(scored);
  const enter = (stated: Stated) => void desk.enter(match.id, stated);
  return (
    <>
      <div className={styles.top}>
        <select
          className={styles.jump}
          aria-label={t(words.match)}
          value={at}
          disabled={shown === 'locked'}
          onChange={({ target }) => show(Number(target.value))}
        >
          {card.map((each, number) => (
            <option key={each.match.id} value={number}>
              {number === at
                ? // Both names are below, in whole; here a phone would cut them.
                  t(scoring.place, { number: number + 1, count: card.length })
                : t(each.state.end ? scoring.numberedOver : scoring.numbered, {
                    number: number + 1,
                    first: each.match.player1.name,
                    second: each.match.player2.name,
                  })}
            </option>
          ))}
        </select>
        {shown !== 'locked' && (
          <Key onClick={() => setShown('locked')}>
            <Lock /> {t(scoring.lock)}
          </Key>
        )}
      </div>
      <DeskNotes desk={desk} entries={entries} held={state.held} />
      <div className={styles.names}>
        {(['player1', 'player2'] as const).map((side) => (
          <div key={side} className={styles.side} data-side={side}>
            <strong className={styles.name}>{names[side]}</strong>
            <span className={styles.score}>{state.score[side]}</span>
            <span>{state.fouls[side] > 0 && t(scoring.foulCount, { count: state.fouls[side] })}</span>
          </div>
        ))}
      </div>
      {shown === 'locked' ? (
        <LockCover onUnlock={() => setShown('keys')} />
      ) : (
        <>
          <Rounds state={state} names={names} corrected={corrected} onCorrect={correct} />
          {shown === 'more' ? (
            <MoreKeys scored={scored} names={names} enter={enter} onBack={() => setShown('keys')} />
          ) : (
            <Keys
              {...{ scored, names, enter, corrected, heard }}
              phone={desk.phone}
              onCorrected={() => correct(undefined)}
              onMore={() => setShown('more')}
              {...(at > 0 && { onPrevious: () => show(at - 1) })}
              {...(at < card.length - 1 && { onNext: () => show(at + 1) })}
            />
          )}
        </>
      )}
    </>
  );
}

export interface Names {
  readonly player1: string;
  readonly player2: string;
}

function useNames({ match, state: { substitutes } }: Scored): Names {
  const first = useAppSelector(
    (state) => substitutes.player1 && selectPlayerName(state, substitutes.player1),
  );
  const second = useAppSelector(
    (state) => substitutes.player2 && selectPlayerName(state, substitutes.player2),
  );
  return { player1: first ?? match.player1.name, player2: second ?? match.player2.name };
}

/** Longer than any touch in a pocket. */
const holdMs = 1_000;

/** For those who cannot hold a button, for example with a screen reader. No pocket types it. */
const code = '739';

/** In place of all keys: a phone in a pocket enters nothing. */
function LockCover({ onUnlock }: { readonly onUnlock: () => void }) {
  const t = useText();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(timer.current);
  const begin = () => {
    end();
    timer.current = setTimeout(onUnlock, holdMs);
  };
  useEffect(() => end, []);
  return (
    <div className={rare.cover}>
      <p>{t(scoring.locked)}</p>
      <Key
        className={`${styles.key} ${rare.unlock}`}
        onPointerDown={begin}
        onPointerUp={end}
        onPointerLeave={end}
        onPointerCancel={end}
        onBlur={end}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={({ key, repeat }) => {
          if (!repeat && (key === 'Enter' || key === ' ')) begin();
        }}
        onKeyUp={end}
      >
        <LockOpen /> {t(scoring.unlock)}
      </Key>
      <label className={rare.code}>
        {t(scoring.unlockCode, { code })}
        <input
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => {
            if (target.value.trim() === code) onUnlock();
          }}
        />
      </label>
    </div>
  );
}
