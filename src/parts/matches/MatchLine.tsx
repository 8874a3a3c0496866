import type { ReactNode } from 'react';
import { useLanguage } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ListRow } from '@/ui/List';
import { ScoreText } from '@/ui/ScoreText';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { useMatchLine } from '@/wiki/sports/useMatchLine';
import { useKeepDay } from '../days/useKeepDay';

export interface MatchLineProps {
  readonly id: string;
  readonly note?: ReactNode;
}

export function MatchLine({ id, note }: MatchLineProps) {
  const { dates } = useLanguage();
  const lineOf = useMatchLine();
  const keepDay = useKeepDay();
  const match = useAppSelector((state) => selectShownMatch(state, id));
  const event = useAppSelector((state) => match && selectEvent(state, match.event.id)?.name);
  if (!match) return undefined;
  const date = knownDate(match);
  return (
    <ListRow
      to={keepDay(path('match', { id }))}
      title={<ScoreText text={lineOf(match)} />}
      subtitle={[dates.day(date) ?? date, event].filter(Boolean).join(' · ')}
      meta={note}
    />
  );
}
