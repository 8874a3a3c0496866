import { importing } from '@/language/en/importing';
import { useText } from '@/language/useLanguage';
import { eventId as toEventId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { NotFound } from '@/parts/records/NotFound';
import { localText } from '@/parts/words/sportWords';
import { SignInPanel } from '@/parts/session/SignInPanel';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { PageHeader } from '@/ui/PageHeader';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { useSport } from '@/wiki/sports/useSports';
import { ImportEditor } from './ImportEditor';

/** With an event, all rows belong to it; without one, each row names its event. */
type Params = { readonly id: string; readonly eventId?: string };

function ImportPage({ id, eventId }: Params) {
  return eventId === undefined ? <OfSport id={id} /> : <OfEvent id={id} eventId={eventId} />;
}

function OfSport({ id }: { readonly id: string }) {
  const t = useText();
  useHead(t(importing.title), { description: t(importing.description) });
  const sport = useSport(id);
  if (!sport) return <NotFound />;
  return (
    <>
      <PageHeader
        title={t(importing.title)}
        kicker={<TextLink to={path('sport', { id })}>{t(localText(sport.name))}</TextLink>}
      />
      <Editor sport={id} />
    </>
  );
}

function OfEvent({ id, eventId }: Required<Params>) {
  const t = useText();
  const scope = useScope({ kind: 'events' });
  useScope({ kind: 'matchesOfEvent', event: toEventId(eventId) });
  const sport = useSport(id);
  const event = useAppSelector((state) => selectEvent(state, eventId));
  useHead(event ? t(importing.titleInto, { event: event.name }) : t(importing.title));
  if (!event) return <MissingRecord collection="event" id={eventId} scope={scope} />;
  if (event.sport.id !== id || !sport) return <NotFound />;
  return (
    <>
      <PageHeader
        title={t(importing.title)}
        kicker={<TextLink to={path('event', { id, eventId })}>{event.name}</TextLink>}
      />
      <Editor key={eventId} sport={id} eventId={eventId} />
    </>
  );
}

function Editor(props: { readonly sport: string; readonly eventId?: string }) {
  const t = useText();
  const mayEdit = useAppSelector(selectMayEdit);
  if (mayEdit) return <ImportEditor {...props} />;
  return <SignInPanel title={t(importing.signIn)}>{t(importing.signInWhy)}</SignInPanel>;
}

export const page = definePage<Params>({ Component: ImportPage });
