import { records } from '@/language/en/records';
import { useLanguage } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { matchName } from '@/model/matches/matchFacts';
import type { Match } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { DateText } from '@/ui/DateText';
import { ListRow } from '@/ui/List';
import { resultText } from '@/parts/words/sportWords';
import { ScoreText } from '@/ui/ScoreText';
import { selectIsCancelled, selectIsToCome } from '@/wiki/records/meetingsSelectors';
import { EventStatus } from '@/parts/records/EventStatus';
import { ResultSlot } from '@/parts/spoilers/ResultSlot';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { selectSecrecy } from '@/wiki/spoilers/spoilersSelectors';
import { daysAway } from '@/parts/days/daysAway';
import { useKeepDay } from '@/parts/days/useKeepDay';
import { useToday } from '@/parts/days/useToday';
import { useMatchLine } from '@/wiki/sports/useMatchLine';

export function PairMeeting({ match, current }: { readonly match: Match; readonly current: boolean }) {
  const keepDay = useKeepDay();
  const { t, dates } = useLanguage();
  const lineOf = useMatchLine();
  const today = useToday();
  const event = useAppSelector((state) => selectEvent(state, match.event.id)?.name);
  const comes = useAppSelector((state) => selectIsToCome(state, match.id, today));
  const isCancelled = useAppSelector((state) => selectIsCancelled(state, match.id));
  // A result that may be hidden is rendered in a place of its own.
  const apart = useAppSelector((state) => selectSecrecy(state, match.id) !== undefined);
  return (
    <ListRow
      title={<ScoreText text={apart ? matchName(match) : lineOf(match)} />}
      to={current ? undefined : keepDay(path('match', { id: match.id }))}
      subtitle={
        <>
          {event !== undefined && `${event} · `}
          <DateText value={knownDate(match)} />
        </>
      }
      meta={
        current ? (
          <Badge kind="neutral">{t(records.thisMatch)}</Badge>
        ) : (
          (comes && daysAway({ t, dates }, match, today)) ||
          (isCancelled && <EventStatus status="cancelled" />)
        )
      }
      actions={apart && <ResultSlot id={match.id}>{resultText(t, match)}</ResultSlot>}
    />
  );
}
