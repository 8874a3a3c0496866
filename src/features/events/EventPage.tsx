import { eventPanels, path, type EventPanel } from '@/model/routes';
import { eventId as toEventId } from '@/model/ids';
import { findSport } from '@/model/sports';
import type { Event } from '@/model/records';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { DateBlock } from '@/ui/DateBlock';
import { DateText } from '@/ui/DateText';
import { PageHeader } from '@/ui/PageHeader';
import { Section } from '@/ui/Section';
import { Columns, Stack } from '@/ui/Stack';
import { Tabs } from '@/ui/Tabs';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { HistoryList } from '@/features/wiki/display/HistoryList';
import { MissingRecord } from '@/features/wiki/display/MissingRecord';
import { NotFound } from '@/features/wiki/display/NotFound';
import { EditButton } from '@/features/wiki/editing/EditButton';
import { PendingBadge } from '@/features/wiki/editing/PendingBadge';
import { SignInToEdit } from '@/features/wiki/editing/SignInToEdit';
import { selectEvent } from '@/features/wiki/records/recordsSelectors';
import { useScope } from '@/features/wiki/scopes/useScope';
import { EventCard } from './EventCard';
import { EventFacts } from './EventFacts';
import { EventVideos } from './EventVideos';

/** `/sport/:id/event/:eventId` has no panel and shows the matches. */
type Params = { readonly id: string; readonly eventId: string; readonly panel?: string };

function EventPage({ id, eventId, panel }: Params) {
  const scope = useScope({ kind: 'events' });
  useScope({ kind: 'matchesOfEvent', event: toEventId(eventId) });
  const event = useAppSelector((state) => selectEvent(state, eventId));
  if (!findSport(id) || (panel !== undefined && !isPanel(panel))) return <NotFound />;
  if (!event) return <MissingRecord collection="event" id={eventId} scope={scope} />;
  // An event belongs to one sport and has one address.
  if (event.sport.id !== id) return <NotFound />;
  return <KnownEvent event={event} asked={panel} />;
}

const isPanel = (panel: string): panel is EventPanel => Object.hasOwn(eventPanels, panel);

interface KnownEventProps {
  readonly event: Event;
  /** The panel in the address. */
  readonly asked: EventPanel | undefined;
}

function KnownEvent({ event, asked }: KnownEventProps) {
  const { id, name, date, location, sport, valid } = event;
  const panel = asked ?? 'matches';
  useHead(panel === 'matches' ? name : `${name}: ${eventPanels[panel]}`, {
    description: [name, date, location].filter(Boolean).join(', '),
  });
  return (
    <>
      <PageHeader
        title={name}
        kicker={<TextLink to={path('sport', { id: sport.id })}>{findSport(sport.id)?.name}</TextLink>}
        leading={<DateBlock value={date} />}
        meta={[
          <DateText key="date" value={date} format="long" />,
          ...(location === undefined ? [] : [location]),
          ...(valid === 0 ? [<Badge key="valid" kind="unreviewed" />] : []),
        ]}
        actions={
          <Stack row gap={2}>
            <PendingBadge collection="event" id={id} />
            <EditButton collection="event" id={id} field="name" />
            <SignInToEdit />
          </Stack>
        }
      />
      <Tabs label="Event panels" tabs={panelTabs(event, asked)} />
      <Columns aside>
        <div>
          {panel === 'matches' && <EventCard id={id} />}
          {panel === 'video' && <EventVideos id={id} />}
          {panel === 'history' && (
            <Section title="History">
              <HistoryList collection="event" id={id} />
            </Section>
          )}
        </div>
        <EventFacts id={id} />
      </Columns>
    </>
  );
}

// `Object.entries` forgets that the keys are the panels.
const panelEntries = Object.entries(eventPanels) as [EventPanel, string][];

/** The first panel is at home at the event's own address, but keeps the longer one when it was asked for by that. */
const panelTabs = ({ id: eventId, sport: { id } }: Event, asked: EventPanel | undefined) =>
  panelEntries.map(([panel, label]) => ({
    label,
    ...(panel === 'matches' && asked !== 'matches'
      ? { to: path('event', { id, eventId }), end: true }
      : { to: path('eventPanel', { id, eventId, panel }) }),
  }));

export const page = definePage<Params>({ Component: EventPage });
