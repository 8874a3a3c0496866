import { Table } from 'lucide-react';
import { events } from '@/language/en/events';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { NotFound } from '@/parts/records/NotFound';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { useSport } from '@/wiki/sports/useSports';
import { useText } from '@/language/useLanguage';
import { eventId as toEventId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { DateBlock } from '@/ui/DateBlock';
import { PageHeader } from '@/ui/PageHeader';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { CardEditor } from './CardEditor';

type Params = { readonly id: string; readonly eventId: string };

function AddToCardPage({ id, eventId }: Params) {
  const t = useText();
  const scope = useScope({ kind: 'events' });
  useScope({ kind: 'matchesOfEvent', event: toEventId(eventId) });
  const sport = useSport(id);
  const event = useAppSelector((state) => selectEvent(state, eventId));
  useHead(event ? t(events.addToCard, { event: event.name }) : t(events.addMatches));
  if (!event) return <MissingRecord collection="event" id={eventId} scope={scope} />;
  // An event belongs to one sport and has one address. Without the sport's definition its matches cannot be
  // read.
  if (event.sport.id !== id || !sport) return <NotFound />;
  return (
    <>
      <PageHeader
        title={t(events.addMatches)}
        kicker={<TextLink to={path('event', { id, eventId })}>{event.name}</TextLink>}
        leading={<DateBlock value={event.date} />}
        actions={
          <ButtonLink icon={<Table aria-hidden />} to={path('importToEvent', { id, eventId })}>
            {t(events.importTable)}
          </ButtonLink>
        }
      />
      <CardEditor key={eventId} sport={id} eventId={eventId} />
    </>
  );
}

export const page = definePage<Params>({ Component: AddToCardPage });
