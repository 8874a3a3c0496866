import { live as texts } from '@/language/en/live';
import { useLanguage, useText } from '@/language/useLanguage';
import type { Match } from '@/model/records/records';
import { otherSide, sides, type Side } from '@/model/scoring/end';
import { hasBegunLive } from '@/model/scoring/hasBegunLive';
import { readRoundCode, roundsOf } from '@/model/scoring/rounds';
import { useAppSelector } from '@/store/typed';
import { useLiveMatch } from '@/parts/live/useLiveMatch';
import { PlayerFlag } from '@/parts/records/PlayerFlag';
import { endingWords, matchWords, sideScore } from '@/parts/words/sportWords';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { ui } from '@/language/en/ui';
import { selectLiveMatch } from '@/wiki/liveLists/liveSelectors';
import { selectIsTurned, selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { useSport } from '@/wiki/sports/useSports';
import styles from './Stage.module.css';

export function StageMatch({ id }: { readonly id: string }) {
  const match = useAppSelector((state) => selectShownMatch(state, id));
  return match && <KnownMatch shown={match} />;
}

function KnownMatch({ shown }: { readonly shown: Match }) {
  const t = useText();
  const { id } = shown;
  const { match } = useLiveMatch(shown);
  const live = useAppSelector((state) => selectLiveMatch(state, id));
  const isTurned = useAppSelector((state) => selectIsTurned(state, id));
  const sport = useSport(match.event.sport.id);
  const at = (side: Side) => (isTurned ? otherSide[side] : side);
  const winners = live
    ? live.rounds.flatMap((code) => readRoundCode(code)?.winner ?? []).map(at)
    : roundsOf(match).map(({ winner }) => winner);
  const fouls = live?.end === undefined ? live?.fouls : undefined;
  const state = live?.held
    ? t(texts.held)
    : live === undefined || live.end !== undefined
      ? endingWords(t, match)
      : hasBegunLive(live) && t(texts.round, { round: live.rounds.length + 1 });
  return (
    <article className={styles.match}>
      <p className={styles.facts}>
        <span>{matchWords(t, sport, match).join(' · ')}</span>
        {state && <span className={styles.state}>{state}</span>}
      </p>
      {sides.map((side) => (
        <StageSide
          key={side}
          side={match[side]}
          rounds={winners.map((winner) => winner === side)}
          fouls={fouls?.[sides.indexOf(at(side))] ?? 0}
        />
      ))}
    </article>
  );
}

interface StageSideProps {
  readonly side: Match['player1'];
  readonly rounds: readonly boolean[];
  readonly fouls: number;
}

function StageSide({ side, rounds, fouls }: StageSideProps) {
  const { t } = useLanguage();
  const { id, name, result } = side;
  return (
    <div className={styles.side} data-result={result}>
      <span className={styles.name}>
        <PlayerFlag id={id} /> {name}
        {result === 'W' && <VisuallyHidden>{t(ui.won)}</VisuallyHidden>}
      </span>
      {fouls > 0 && <span className={styles.fouls}>{t(texts.fouls, { fouls: String(fouls) })}</span>}
      <span className={styles.rounds} aria-hidden>
        {rounds.map((won, round) => (
          <span key={round} data-won={won || undefined} />
        ))}
      </span>
      <span className={styles.score}>{sideScore(t, side) ?? '–'}</span>
    </div>
  );
}
