import { players as texts } from '@/language/en/players';
import { ratings } from '@/language/en/ratings';
import { records } from '@/language/en/records';
import { spoilers } from '@/language/en/spoilers';
import { useLanguage } from '@/language/useLanguage';
import { tallyOf } from '@/model/matches/playerTally';
import { matchesIn } from '@/model/matches/tally';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Dotted, ScoreBoard } from '@/ui/ScoreBoard';
import { PlayerLink } from '@/parts/records/PlayerLink';
import { revealMatch } from '@/wiki/spoilers/spoilersThunks';
import type { PairProps } from './Meetings';
import { NearMatches } from './NearMatches';
import type { PairMatches } from './rivalsSelectors';

interface PairHeroProps extends PairProps {
  readonly title: string;
  readonly pair: PairMatches;
  readonly waits: boolean;
}

export function PairHero({ ids, names, title, pair, waits }: PairHeroProps) {
  const { t } = useLanguage();
  const dispatch = useAppDispatch();
  const { held, hidden } = pair;
  const { wins, losses, draws } = tallyOf(held, ids[0]);
  const isTold = hidden.length === 0;
  const isCounted = isTold && matchesIn(tallyOf(held, ids[0])) > 0;
  const met = held.length === 0 ? t(texts.neverMet) : t(texts.meetingCount, { count: held.length });
  const sideOf = (place: 0 | 1, won: number, lost: number) => ({
    name: <PlayerLink id={ids[place]} name={names[place]} />,
    score: isCounted ? won : undefined,
    ahead: isCounted && won > lost,
    facts: isCounted && won > lost ? <b>{t(records.leads)}</b> : undefined,
  });
  return (
    <ScoreBoard
      title={title}
      heading={t(ratings.headToHead)}
      about={
        <Dotted>
          {[waits ? '\u00a0' : met, isTold && draws > 0 && t(texts.drawCount, { count: draws })]}
        </Dotted>
      }
      sides={[sideOf(0, wins, losses), sideOf(1, losses, wins)]}
      cover={
        isTold ? undefined : (
          <Button size="sm" onClick={() => hidden.forEach((id) => dispatch(revealMatch(id)))}>
            {t(spoilers.showPair)}
          </Button>
        )
      }
      foot={<NearMatches pair={pair} own={ids[0]} />}
    />
  );
}
