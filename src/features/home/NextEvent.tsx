import { CalendarClock, MapPin } from 'lucide-react';
import { home } from '@/language/en/home';
import { useLanguage, useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { List } from '@/ui/List';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { useToday } from '@/parts/days/useToday';
import { EventStatus } from '@/parts/records/EventStatus';
import { PendingBadge } from '@/parts/records/PendingBadge';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { selectScopeStatus } from '@/wiki/scopes/scopesSelectors';
import { daysUntilKnown } from '@/parts/days/daysUntil';
import { EventDates } from '@/parts/days/EventDates';
import { selectComingEventIds } from './homeSelectors';
import { ComingMatches } from './ComingMatches';
import { Calibration } from './lazyChances';
import styles from './NextEvent.module.css';
import { useMainMatches } from './useMainMatches';

export function NextEvent() {
  const t = useText();
  const today = useToday();
  const id = useAppSelector((state) => selectComingEventIds(state, today)[0]);
  const scope = useAppSelector((state) => selectScopeStatus(state, { kind: 'events' }));
  const awaited = useReadiness([scope]) === 'opening';
  return (
    <Section title={t(home.nextEvent)}>
      <NextPanel id={id} awaited={awaited} />
      {id !== undefined && <MainMatches event={id} />}
    </Section>
  );
}

function MainMatches({ event }: { readonly event: string }) {
  const t = useText();
  const ids = useMainMatches(event, 'open');
  const sport = useAppSelector((state) => selectEvent(state, event)?.sport.id);
  if (ids.length === 0 || sport === undefined) return undefined;
  return (
    <Stack gap={2}>
      <Panel flush>
        <List label={t(home.chances)}>
          <ComingMatches ids={ids} />
        </List>
      </Panel>
      <Calibration sport={sport} />
    </Stack>
  );
}

interface NextPanelProps {
  readonly id: string | undefined;
  /** More events may still load: do not say yet that there are none. */
  readonly awaited: boolean;
}

/** The next event and the days until it. The panel keeps its height while it loads. */
function NextPanel({ id, awaited }: NextPanelProps) {
  const { t, place } = useLanguage();
  const today = useToday();
  const event = useAppSelector((state) => (id === undefined ? undefined : selectEvent(state, id)));
  if (id === undefined || !event) {
    return <div className={styles.none}>{!awaited && <p>{t(home.noneComing)}</p>}</div>;
  }
  const days = daysUntilKnown(event, today);
  return (
    <div className={styles.panel}>
      {days !== undefined && (
        <p className={styles.days}>{days === 1 ? t(home.tomorrow) : t(home.inDays, { count: days })}</p>
      )}
      <h3 className={styles.name}>
        <TextLink plain to={path('event', { id: event.sport.id, eventId: id })}>
          {event.name}
        </TextLink>{' '}
        <EventStatus status={event.status} /> <PendingBadge collection="event" id={id} />
      </h3>
      <p className={styles.facts}>
        <span>
          <CalendarClock aria-hidden />
          <EventDates event={event} format="long" />
        </span>
        {event.location !== undefined && (
          <span>
            <MapPin aria-hidden />
            {place(event.location)}
          </span>
        )}
      </p>
    </div>
  );
}
