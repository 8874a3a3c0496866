import type { ComponentType, ReactNode } from 'react';
import type { Message, Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { eventId as toEventId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { DateBlock } from '@/ui/DateBlock';
import { PageHeader } from '@/ui/PageHeader';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { useSport } from '@/wiki/sports/useSports';
import { MissingRecord } from '../records/MissingRecord';
import { NotFound } from '../records/NotFound';
import { SignInPanel } from '../session/SignInPanel';
import { localText } from '../words/sportWords';

interface OfSportProps {
  readonly id: string;
  readonly title: Text;
  readonly signIn: Text;
  readonly signInWhy: Text;
  readonly actions?: ReactNode;
  readonly Editor: ComponentType<{ readonly sport: string; readonly eventId?: string }>;
}

export function RowsOfSport({ description, ...props }: OfSportProps & { readonly description: Text }) {
  const { id, title, actions } = props;
  const t = useText();
  const sport = useSport(id);
  if (!sport) return <NotFound />;
  return (
    <>
      <PageHeader
        title={t(title)}
        description={t(description)}
        kicker={<TextLink to={path('sport', { id })}>{t(localText(sport.name))}</TextLink>}
        actions={actions}
      />
      <MembersEditor key={id} {...props} />
    </>
  );
}

interface OfEventProps extends OfSportProps {
  readonly eventId: string;
  readonly titleInto: (event: string) => Message;
}

export function RowsOfEvent({ titleInto, ...props }: OfEventProps) {
  const { id, eventId, title, actions } = props;
  const t = useText();
  const scope = useScope({ kind: 'events' });
  useScope({ kind: 'matchesOfEvent', event: toEventId(eventId) });
  const sport = useSport(id);
  const event = useAppSelector((state) => selectEvent(state, eventId));
  // An event belongs to one sport and has one address. Without the sport's definition its matches cannot be
  // read.
  const isFound = event !== undefined && event.sport.id === id && sport !== undefined;
  useHead(isFound ? t(titleInto(event.name)) : undefined);
  if (!event) return <MissingRecord collection="event" id={eventId} scope={scope} />;
  if (!isFound) return <NotFound />;
  return (
    <>
      <PageHeader
        title={t(title)}
        kicker={<TextLink to={path('event', { id, eventId })}>{event.name}</TextLink>}
        leading={<DateBlock value={knownDate(event)} />}
        actions={actions}
      />
      <MembersEditor key={eventId} {...props} />
    </>
  );
}

function MembersEditor({
  id,
  eventId,
  signIn,
  signInWhy,
  Editor,
}: OfSportProps & Partial<Pick<OfEventProps, 'eventId'>>) {
  const t = useText();
  if (useAppSelector(selectMayEdit)) return <Editor sport={id} {...(eventId !== undefined && { eventId })} />;
  return <SignInPanel title={t(signIn)}>{t(signInWhy)}</SignInPanel>;
}
