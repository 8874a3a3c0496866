import { events } from '@/language/en/events';
import { useLanguage } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { eventPanels, type EventPanel } from '@/model/sharing/routes';
import { eventId as toEventId } from '@/model/ids';
import { findSport } from '@/model/sports';
import type { Event } from '@/model/records/records';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { Tabs } from '@/ui/Tabs';
import { useHead } from '@/ui/useHead';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { NotFound } from '@/parts/records/NotFound';
import { UnknownSport } from '@/parts/records/UnknownSport';
import { DataPage } from '@/parts/export/DataMenu';
import { selectBaseRecord, selectEvent } from '@/wiki/records/recordsSelectors';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { useSport, useSports } from '@/wiki/sports/useSports';
import { FollowEvent } from '@/parts/live/FollowEvent';
import { useCardScope } from '@/parts/live/useCardScope';
import { useKeepDay } from '@/parts/days/useKeepDay';
import { EventHeader } from './EventHeader';
import { EventPanelContent } from './EventPanelContent';
import { LikelySame, MergedHistory, preloadLaterParts } from './laterParts';
import { selectHasResults } from './eventsSelectors';
import { EventStage } from './lazyPanels';
import { panelName, panelTabs } from './panels';

/** `/sport/:id/event/:eventId` has no panel: it shows the matches. */
type Params = { readonly id: string; readonly eventId: string; readonly panel?: string };

function EventPage({ id, eventId, panel }: Params) {
  const scope = useScope({ kind: 'events' });
  useCardScope(toEventId(eventId));
  useScope({ kind: 'players' });
  const event = useAppSelector((state) => selectEvent(state, eventId));
  const stored = useAppSelector((state) => selectBaseRecord(state, 'event', eventId));
  const sport = useSport(id);
  if (panel !== undefined && !isPanel(panel)) return <NotFound />;
  if (!sport) return <UnknownSport />;
  if (!event && stored && panel === 'history') return <MergedHistory event={stored} />;
  if (!event) return <MissingRecord collection="event" id={eventId} scope={scope} />;
  // An event belongs to one sport and has one address.
  if (event.sport.id !== id) return <NotFound />;
  if (panel === 'stage') return <EventStage event={event} />;
  return (
    <>
      <FollowEvent event={eventId} />
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
  const { id, name, location, sport } = event;
  const panel = asked ?? 'matches';
  const sports = useSports();
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  const hasResults = useAppSelector((state) => selectHasResults(state, id));
  const nameOf = (each: EventPanel) => panelName(t, findSport(sports, sport.id), each);
  useHead(panel === 'matches' ? name : t(events.panelTitle, { event: name, panel: nameOf(panel) }), {
    description: [name, knownDate(event), location && place(location)].filter(Boolean).join(', '),
  });
  return (
    <DataPage>
      <EventHeader event={event} />
      {mayEdit && <LikelySame event={event} />}
      <Tabs
        label={t(events.panels)}
        tabs={panelTabs(event, asked, nameOf, hasResults).map((tab) => ({ ...tab, to: keepDay(tab.to) }))}
      />
      <EventPanelContent event={event} panel={panel} />
    </DataPage>
  );
}

export const page = definePage<Params>({ Component: EventPage, later: preloadLaterParts });
