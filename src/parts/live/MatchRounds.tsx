import { live as texts } from '@/language/en/live';
import { useLanguage } from '@/language/useLanguage';
import { clockText } from '@/model/matches/timestamps';
import type { Match } from '@/model/records/records';
import { otherSide } from '@/model/scoring/end';
import type { Won } from '@/model/scoring/scoreEntry';
import { durationOf, readRoundCode, roundsOf } from '@/model/scoring/rounds';
import { useAppSelector } from '@/store/typed';
import { selectLiveMatch } from '@/wiki/liveLists/liveSelectors';
import { selectIsHidden, selectIsTurned } from '@/wiki/spoilers/spoilersSelectors';
import styles from './MatchRounds.module.css';

const hows = { pin: texts.pin, fouls: texts.foulsWon, stop: texts.stop } as const;

interface ShownRound extends Won {
  /** Epoch milliseconds; absent while the match is live. */
  readonly at?: number;
}

/**
 * The rounds of a match as scorers entered them, while it is live and after it.
 *
 * @param match as it is displayed, perhaps live
 */
export function MatchRounds({ match }: { readonly match: Match }) {
  const { t, locale } = useLanguage();
  const { rounds, duration } = useRounds(match);
  if (rounds.length === 0) return undefined;
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  return (
    <ol className={styles.rounds} aria-label={t(texts.rounds)}>
      {rounds.map(({ winner, how, at }, index) => (
        // Rounds have no ids and are never reordered.
        <li key={index} className={styles.round}>
          <span className={styles.number}>{index + 1}</span>
          <strong>{match[winner].name}</strong>
          <span className={styles.how}>{t(hows[how])}</span>
          {at !== undefined && <span className={styles.time}>{time.format(at)}</span>}
        </li>
      ))}
      {duration !== undefined && (
        <li className={styles.time}>
          {t(texts.duration, { time: clockText(Math.round(duration / 1_000)) })}
        </li>
      )}
    </ol>
  );
}

interface ShownRounds {
  readonly rounds: readonly ShownRound[];
  /** ms, once the match is over. */
  readonly duration?: number | undefined;
}

function useRounds(match: Match): ShownRounds {
  const { id } = match;
  const live = useAppSelector((state) => selectLiveMatch(state, id));
  const hidden = useAppSelector((state) => selectIsHidden(state, id));
  const isTurned = useAppSelector((state) => selectIsTurned(state, id));
  if (live === undefined || hidden) return { rounds: roundsOf(match), duration: durationOf(match) };
  const rounds = live.rounds.flatMap((code): readonly ShownRound[] => {
    const won = readRoundCode(code);
    return won ? [{ ...won, winner: isTurned ? otherSide[won.winner] : won.winner }] : [];
  });
  return { rounds, duration: live.duration };
}
