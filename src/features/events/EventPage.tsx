import { sportName, wordOf } from '@/parts/words/sportWords';
import { events } from '@/language/en/events';
import { titles } from '@/language/en/titles';
import type { Translate } from '@/language/language';
import { useLanguage, useText } from '@/language/useLanguage';
import { eventPanels, path, type EventPanel } from '@/model/sharing/routes';
import { eventId as toEventId } from '@/model/ids';
import { findSport, type Sport } from '@/model/sports';
import type { Event } from '@/model/records/records';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { DateBlock } from '@/ui/DateBlock';
import { DateRange } from '@/ui/DateRange';
import { PageHeader } from '@/ui/PageHeader';
import { Columns, Stack } from '@/ui/Stack';
import { Tabs } from '@/ui/Tabs';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { Country } from '@/parts/records/Country';
import { EventStatus, isUnusual } from '@/parts/records/EventStatus';
import { daysUntil } from '@/parts/days/daysUntil';
import { useToday } from '@/parts/days/useToday';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { NotFound } from '@/parts/records/NotFound';
import { DeleteButton } from '@/parts/dialogs/DeleteButton';
import { EditButton } from '@/parts/dialogs/EditButton';
import { EditFactsButton } from '@/parts/dialogs/EditFactsButton';
import { FollowButton } from '@/parts/follows/FollowButton';
import { ReportButton } from '@/parts/reports/ReportButton';
import { SubscribeMenu } from '@/parts/sharing/SubscribeMenu';
import { PendingBadge } from '@/parts/records/PendingBadge';
import { SignInToEdit } from '@/parts/session/SignInToEdit';
import { selectBaseRecord, selectEvent } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { useSport, useSports } from '@/wiki/sports/useSports';
import { EventCard } from './EventCard';
import { FollowMergedCards } from '@/parts/scopes/FollowMergedCards';
import { Keep } from '@/parts/scopes/Keep';
import { keeping } from '@/language/en/keeping';
import { EventFacts } from './EventFacts';
import { EventHistory } from './EventHistory';
import { EventMenu } from './EventMenu';
import { LikelySame } from './LikelySame';
import { MergedEvents } from './MergedEvents';
import { MergedHistory } from './MergedHistory';
import styles from './EventPage.module.css';
import { EventVideos } from './EventVideos';
import { useKeepDay } from '@/parts/days/useKeepDay';

/** `/sport/:id/event/:eventId` has no panel: it shows the matches. */
type Params = { readonly id: string; readonly eventId: string; readonly panel?: string };

function EventPage({ id, eventId, panel }: Params) {
  const scope = useScope({ kind: 'events' });
  useScope({ kind: 'matchesOfEvent', event: toEventId(eventId) });
  const event = useAppSelector((state) => selectEvent(state, eventId));
  const stored = useAppSelector((state) => selectBaseRecord(state, 'event', eventId));
  const sport = useSport(id);
  if (!sport || (panel !== undefined && !isPanel(panel))) return <NotFound />;
  if (!event && stored && panel === 'history') return <MergedHistory event={stored} />;
  if (!event) return <MissingRecord collection="event" id={eventId} scope={scope} />;
  // An event belongs to one sport and has one address.
  if (event.sport.id !== id) return <NotFound />;
  return (
    <>
      <FollowMergedCards event={eventId} />
      <KnownEvent event={event} asked={panel} />
    </>
  );
}

const isPanel = (panel: string): panel is EventPanel => Object.hasOwn(eventPanels, panel);

interface KnownEventProps {
  readonly event: Event;
  readonly asked: EventPanel | undefined;
}

function KnownEvent({ event, asked }: KnownEventProps) {
  const { t, place } = useLanguage();
  const keepDay = useKeepDay();
  const { id, name, date, endDate, location, country, sport, status, valid } = event;
  const panel = asked ?? 'matches';
  const sports = useSports();
  const days = daysUntil(date, useToday());
  const daysTo = days < 0 ? undefined : days;
  const nameOf = (each: EventPanel) => panelName(t, findSport(sports, sport.id), each);
  useHead(panel === 'matches' ? name : t(events.panelTitle, { event: name, panel: nameOf(panel) }), {
    description: [name, date, location && place(location)].filter(Boolean).join(', '),
  });
  return (
    <>
      <PageHeader
        title={name}
        kicker={<TextLink to={path('sport', { id: sport.id })}>{sportName(t, sports, sport.id)}</TextLink>}
        leading={<DateBlock value={date} />}
        meta={[
          <DateRange key="date" first={date} last={endDate} format="long" />,
          ...(isUnusual(status) ? [<EventStatus key="status" status={status} />] : []),
          ...(daysTo === undefined || status === 'cancelled' ? [] : [<Countdown key="days" days={daysTo} />]),
          ...(location === undefined ? [] : [place(location)]),
          ...(country === undefined ? [] : [<Country key="country" stored={country} />]),
          ...(valid === 0 ? [<Badge key="valid" kind="unreviewed" />] : []),
        ]}
        actions={
          <Stack row gap={2}>
            <PendingBadge collection="event" id={id} />
            <FollowButton followed={{ kind: 'event', id }} name={name} />
            <EditButton collection="event" id={id} field="name" />
            <EditFactsButton collection="event" id={id} recordName={name} />
            <SubscribeMenu subject={{ kind: 'event', id }} />
            <EventMenu event={event} />
            <SignInToEdit />
          </Stack>
        }
      />
      <LikelySame event={event} />
      <Tabs
        label={t(events.panels)}
        tabs={panelTabs(event, asked, nameOf).map((tab) => ({ ...tab, to: keepDay(tab.to) }))}
      />
      <Columns aside>
        <div>
          {panel === 'matches' && <EventCard id={id} />}
          {panel === 'video' && <EventVideos id={id} />}
          {panel === 'history' && <EventHistory id={id} />}
        </div>
        <Aside event={event} />
      </Columns>
    </>
  );
}

function Aside({ event }: Pick<KnownEventProps, 'event'>) {
  const t = useText();
  const { id, name, sport } = event;
  return (
    <Stack gap={4}>
      <div className={styles.screenOnly}>
        <EventFacts id={id} />
        <ReportButton collection="event" id={id} name={name} />
      </div>
      <div className={styles.screenOnly}>
        <MergedEvents event={event} />
      </div>
      <div className={styles.screenOnly}>
        <Keep scope={{ kind: 'matchesOfEvent', event: id }} label={t(keeping.keepEvent)} />
      </div>
      <div className={styles.screenOnly}>
        <DeleteButton collection="event" id={id} name={name} leadsTo={path('sport', { id: sport.id })} />
      </div>
    </Stack>
  );
}

function Countdown({ days }: { readonly days: number }) {
  const t = useText();
  const text =
    days === 0 ? t(events.today) : days === 1 ? t(events.tomorrow) : t(events.inDays, { count: days });
  return <span className={styles.days}>{text}</span>;
}

const panelTexts = { video: titles.video, history: titles.history } as const;

const panelName = (t: Translate, sport: Sport | undefined, panel: EventPanel): string =>
  panel === 'matches' ? wordOf(t, sport, panel) : t(panelTexts[panel]);

// `Object.keys` forgets that the keys are the panels.
const panels = Object.keys(eventPanels) as EventPanel[];

/**
 * The first panel has the event's own address. If the reader came by its longer address, the tab keeps that
 * one.
 */
const panelTabs = (
  { id: eventId, sport: { id } }: Event,
  asked: EventPanel | undefined,
  labelOf: (panel: EventPanel) => string,
) =>
  panels.map((panel) => ({
    label: labelOf(panel),
    ...(panel === 'matches' && asked !== 'matches'
      ? { to: path('event', { id, eventId }), end: true }
      : { to: path('eventPanel', { id, eventId, panel }) }),
  }));

export const page = definePage<Params>({ Component: EventPage });
