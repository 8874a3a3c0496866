import { pointsText } from '@/model/records/points';
import type { ReactNode } from 'react';
import { useLanguage } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { matchName } from '@/model/matches/matchFacts';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ListRow } from '@/ui/List';
import { ScoreText } from '@/ui/ScoreText';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { useSport } from '@/wiki/sports/useSports';
import { choiceWords } from '../words/sportWords';
import { useKeepDay } from '../days/useKeepDay';

export interface MatchLineProps {
  readonly id: string;
  readonly note?: ReactNode;
}

export function MatchLine({ id, note }: MatchLineProps) {
  const { t, dates } = useLanguage();
  const keepDay = useKeepDay();
  const match = useAppSelector((state) => selectShownMatch(state, id));
  const event = useAppSelector((state) => match && selectEvent(state, match.event.id)?.name);
  const sport = useSport(match?.event.sport.id);
  if (!match) return undefined;
  const { player1, player2 } = match;
  const date = knownDate(match);
  const score =
    player1.score === undefined || player2.score === undefined
      ? ''
      : ` ${pointsText(player1.score)}-${pointsText(player2.score)}`;
  return (
    <ListRow
      to={keepDay(path('match', { id }))}
      title={<ScoreText text={matchName(match) + score} />}
      subtitle={[dates.day(date) ?? date, event, ...choiceWords(t, sport, match)].filter(Boolean).join(' · ')}
      meta={note}
    />
  );
}
