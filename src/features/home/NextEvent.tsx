import { CalendarClock, MapPin } from 'lucide-react';
import { List } from '@/ui/List';
import { useId } from 'react';
import { home } from '@/language/en/home';
import { useLanguage, useText } from '@/language/useLanguage';
import { oddsId } from '@/model/sharing/anchors';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { TextLink } from '@/ui/TextLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { inDays } from '@/parts/days/inDays';
import { useToday } from '@/parts/days/useToday';
import { PairNames } from '@/parts/matches/PairNames';
import { EventStatus } from '@/parts/records/EventStatus';
import { PendingBadge } from '@/parts/records/PendingBadge';
import { selectEvent, selectEventIds, selectMatch } from '@/wiki/records/recordsSelectors';
import { isPending } from '@/wiki/scopes/readiness';
import { useScopeStatus } from '@/wiki/scopes/useScope';
import { useSportQuery } from '@/wiki/sports/useSports';
import { daysUntilKnown } from '@/parts/days/daysUntil';
import { EventDates } from '@/parts/days/EventDates';
import { selectNextEventId } from './homeSelectors';
import { ComingMatches } from './ComingMatches';
import { MatchOutlook } from './lazyChances';
import styles from './NextEvent.module.css';
import { useMainMatches } from './useMainMatches';

/** The next event, the days until it, and its main match. The panel keeps its height while it loads. */
export function NextEvent() {
  const t = useText();
  const titleId = useId();
  const today = useToday();
  const id = useAppSelector((state) => selectNextEventId(state, today));
  const scope = useScopeStatus({ kind: 'events' });
  // Coming events load first. If others are here and no coming one is, there is none.
  const some = useAppSelector((state) => selectEventIds(state).length > 0);
  const readiness = useReadiness([scope]);
  const awaited = isPending(readiness, some);
  const isUnreached = !some && (readiness === 'failed' || readiness === 'offline');
  // The last event's place says why nothing is known.
  if (isUnreached) return undefined;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>
        <VisuallyHidden>{t(home.nextEvent)}</VisuallyHidden>
      </h2>
      {id === undefined ? (
        <div className={styles.none} data-awaited={awaited || undefined}>
          {!awaited && <p>{t(home.noneComing)}</p>}
        </div>
      ) : (
        <NextPanel id={id} />
      )}
    </section>
  );
}

function NextPanel({ id }: { readonly id: string }) {
  const { t, place } = useLanguage();
  const today = useToday();
  const event = useAppSelector((state) => selectEvent(state, id));
  const [main, ...others] = useMainMatches(id, 'open');
  if (!event) return undefined;
  const days = daysUntilKnown(event, today);
  return (
    <>
      <div className={styles.panel}>
        {days !== undefined && (
          <p className={styles.days}>{event.date < today ? t(home.onNow) : inDays(t, days)}</p>
        )}
        <h3 className={styles.name}>
          <TextLink plain to={path('event', { id: event.sport.id, eventId: id })}>
            {event.name}
          </TextLink>{' '}
          <EventStatus status={event.status} /> <PendingBadge collection="event" id={id} />
        </h3>
        {main !== undefined && <MainMatch id={main} />}
        <p className={styles.facts}>
          <span>
            <CalendarClock />
            <EventDates event={event} />
          </span>
          {event.location !== undefined && (
            <span>
              <MapPin />
              {place(event.location)}
            </span>
          )}
        </p>
      </div>
      {others.length > 0 && (
        // A phone has no room for more before the first result; the event's page has all.
        <div className={styles.others}>
          <List label={t(home.chances)}>
            <ComingMatches ids={others} />
          </List>
        </div>
      )}
    </>
  );
}

function MainMatch({ id }: { readonly id: string }) {
  const t = useText();
  const match = useAppSelector((state) => selectMatch(state, id));
  const query = useSportQuery(match?.event.sport.id ?? '');
  if (!match) return undefined;
  return (
    <div className={styles.main}>
      <TextLink plain to={path('match', { id })}>
        <PairNames match={match} />
      </TextLink>
      <p className={styles.odds}>
        {/* Keeps the line's height until the code of the outlook is loaded. */}
        <MatchOutlook
          match={match}
          fallback={'\u00a0'}
          beside={<TextLink to={`${path('rankings')}${query}#${oddsId}`}>{t(home.howGood)}</TextLink>}
        />
      </p>
    </div>
  );
}
