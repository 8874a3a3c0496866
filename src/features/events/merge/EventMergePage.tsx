import { merging } from '@/language/en/merging';
import { eventMerging } from '@/language/en/eventMerging';
import { useText } from '@/language/useLanguage';
import { eventId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { SignInPanel } from '@/parts/session/SignInPanel';
import { useComparedPages } from '@/parts/merging/useComparedPages';
import { FollowScope } from '@/parts/scopes/FollowScope';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';
import { selectMergedInto } from '@/wiki/records/identitiesSelectors';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { EventMergeForm } from './EventMergeForm';
import { EventPicker } from './EventPicker';

/** `/event/:id/merge`: whether two pages (`?with=`) show one event, and which one stays (`?stays=`). */
function EventMergePage({ id }: { readonly id: string }) {
  const t = useText();
  const scope = useScope({ kind: 'events' });
  useScope({ kind: 'players' });
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  const event = useAppSelector((state) => selectBaseRecord(state, 'event', id));
  useHead(t(eventMerging.title));
  if (!event) return <MissingRecord collection="event" id={id} scope={scope} />;
  return (
    <>
      <PageHeader
        title={t(merging.of, { name: event.name })}
        kicker={
          <TextLink to={path('event', { id: event.sport.id, eventId: event.id })}>{event.name}</TextLink>
        }
      />
      {mayEdit ? (
        <Compared id={id} />
      ) : (
        <SignInPanel title={t(eventMerging.title)}>{t(eventMerging.signInWhy)}</SignInPanel>
      )}
    </>
  );
}

function Compared({ id }: { readonly id: string }) {
  const t = useText();
  const { other, source, target, choose } = useComparedPages('event', id, path('mergeEvent', { id }));
  return (
    <Stack>
      <EventPicker id={id} value={other?.id} onChange={choose} />
      {target && source ? (
        <Cards key={`${source.id} ${target.id}`} id={id} source={source.id} target={target.id} />
      ) : (
        <p>{t(eventMerging.otherHint)}</p>
      )}
    </Stack>
  );
}

interface CardsProps {
  readonly id: string;
  readonly source: string;
  readonly target: string;
}

function Cards({ id, source, target }: CardsProps) {
  const merged = useAppSelector((state) => selectMergedInto(state, 'event', target));
  const [going, staying] = [
    useAppSelector((state) => selectBaseRecord(state, 'event', source)),
    useAppSelector((state) => selectBaseRecord(state, 'event', target)),
  ];
  return (
    <>
      {[...new Set([source, target, ...merged])].map((event) => (
        <FollowScope key={event} scope={{ kind: 'matchesOfEvent', event: eventId(event) }} />
      ))}
      {going && staying && <EventMergeForm id={id} source={going} target={staying} />}
    </>
  );
}

export const page = definePage<{ readonly id: string }>({ Component: EventMergePage });
