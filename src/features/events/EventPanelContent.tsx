import type { Event } from '@/model/records/records';
import type { EventPanel } from '@/model/sharing/routes';
import { Columns } from '@/ui/Stack';
import { EventAside } from './laterParts';
import { EventCard } from './EventCard';
import { EventBrackets, EventHistory, EventPicks, EventSheet, EventSummary, EventVideos } from './lazyPanels';

interface EventPanelContentProps {
  readonly event: Event;
  readonly panel: EventPanel;
}

export function EventPanelContent({ event, panel }: EventPanelContentProps) {
  const { id } = event;
  if (panel === 'sheet') return <EventSheet event={event} />;
  return (
    <Columns aside>
      <div>
        {panel === 'matches' && <EventCard id={id} />}
        {panel === 'summary' && <EventSummary event={event} />}
        {panel === 'picks' && <EventPicks event={event} />}
        {panel === 'brackets' && <EventBrackets event={event} />}
        {panel === 'video' && <EventVideos id={id} />}
        {panel === 'history' && <EventHistory collection="event" id={id} />}
      </div>
      <EventAside event={event} />
    </Columns>
  );
}
