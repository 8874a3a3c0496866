import { CalendarDays } from 'lucide-react';
import { List } from '@/ui/List';
import { useId } from 'react';
import { sameItems } from '@/lib/sameItems';
import { home } from '@/language/en/home';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { TextLink } from '@/ui/TextLink';
import { EventDates } from '@/parts/days/EventDates';
import { useToday } from '@/parts/days/useToday';
import { MatchRow } from '@/parts/matches/MatchRow';
import { EventStatus } from '@/parts/records/EventStatus';
import { PendingBadge } from '@/parts/records/PendingBadge';
import { ScopeState } from '@/parts/scopes/ScopeState';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { useScopeStatus } from '@/wiki/scopes/useScope';
import { selectScopeStatus } from '@/wiki/scopes/scopesSelectors';
import { selectComingEventIds, selectLatestEventIds, selectNextEventId, selectRole } from './homeSelectors';
import look from '@/ui/words.module.css';
import styles from './LastEvent.module.css';
import { useMainMatches } from './useMainMatches';

export function LastEvent() {
  const t = useText();
  const id = useId();
  const today = useToday();
  const scope = useScopeStatus({ kind: 'events' });
  const [event] = useAppSelector((state) => selectLatestEventIds(state, today, 1), sameItems);
  const next = useAppSelector(
    (state) => selectComingEventIds(state, today)[0] ?? selectNextEventId(state, today),
  );
  const isOn = useAppSelector((state) => event !== undefined && selectRole(state, event, today) === 'now');
  // A wiki with coming events alone.
  if (event === undefined && next !== undefined) return undefined;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <span className={look.aside}>{t(isOn ? home.onNow : home.lastEvent)}</span>{' '}
        {event !== undefined && <EventName id={event} isOn={isOn} />}
      </h2>
      <ScopeState
        scopes={[scope]}
        empty={event === undefined}
        what={t(words.events)}
        rows={5}
        nothing={<EmptyState icon={<CalendarDays />} title={t(home.noEventsYet)} />}
      >
        {event !== undefined && <Results event={event} />}
      </ScopeState>
    </section>
  );
}

function EventName({ id, isOn }: { readonly id: string; readonly isOn: boolean }) {
  const event = useAppSelector((state) => selectEvent(state, id));
  if (!event) return undefined;
  return (
    <>
      <TextLink plain to={path('event', { id: event.sport.id, eventId: id })}>
        {event.name}
      </TextLink>{' '}
      <EventStatus status={event.status} /> <PendingBadge collection="event" id={id} />{' '}
      {/* Two days beside the name would cut it on a phone. */}
      {!isOn && (
        <span className={look.aside}>
          <EventDates event={event} />
        </span>
      )}
    </>
  );
}

function Results({ event }: { readonly event: string }) {
  const t = useText();
  const matches = useMainMatches(event, 'decided');
  const sport = useAppSelector((state) => selectEvent(state, event)?.sport.id);
  const isLoaded = useAppSelector(
    (state) =>
      sport !== undefined && selectScopeStatus(state, { kind: 'matchesOfSport', sport })?.status === 'live',
  );
  if (matches.length === 0) return isLoaded && <p className={look.aside}>{t(home.noResultsOfEvent)}</p>;
  return (
    <List>
      {matches.map((match) => (
        <MatchRow key={match} id={match} />
      ))}
    </List>
  );
}
