import type { ReactNode } from 'react';
import { words } from '@/language/en/words';
import { useLanguage } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { DateBlock } from '@/ui/DateBlock';
import { ListRow } from '@/ui/List';
import { EventStatus } from './EventStatus';
import { PendingBadge } from './PendingBadge';
import { selectEvent, selectMatchIdsOfEvent } from '@/wiki/records/recordsSelectors';
import { selectScopeStatus } from '@/wiki/scopes/scopesSelectors';
import styles from './EventRow.module.css';
import { useKeepDay } from '../days/useKeepDay';

interface EventRowProps {
  readonly id: string;
  readonly mark?: ReactNode;
  readonly below?: ReactNode;
}

export function EventRow({ id, mark, below }: EventRowProps) {
  const { t, place } = useLanguage();
  const keepDay = useKeepDay();
  const event = useAppSelector((state) => selectEvent(state, id));
  const matches = useAppSelector((state) =>
    event && selectScopeStatus(state, { kind: 'matchesOfSport', sport: event.sport.id })?.status === 'live'
      ? selectMatchIdsOfEvent(state, id).length
      : 0,
  );
  if (!event) return undefined;
  return (
    <ListRow
      to={keepDay(path('event', { id: event.sport.id, eventId: id }))}
      leading={<DateBlock value={knownDate(event)} />}
      title={event.name}
      meta={mark || undefined}
      subtitle={
        <span className={styles.facts}>
          <span className={styles.line}>
            {event.location !== undefined && <span className={styles.place}>{place(event.location)}</span>}
            {matches > 0 && <span className={styles.count}>{t(words.matchCount, { count: matches })}</span>}
          </span>
          <EventStatus status={event.status} />
          {event.valid === 0 && <Badge kind="unreviewed" />}
          <PendingBadge collection="event" id={id} />
          {below !== undefined && <span className={styles.below}>{below}</span>}
        </span>
      }
    />
  );
}
