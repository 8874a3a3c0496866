import { nouns } from '@/language/en/nouns';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { TextLink } from '@/ui/TextLink';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { useKeepDay } from '../days/useKeepDay';

export interface EventLinkProps {
  readonly id: string;
  readonly sport: string;
}

export function EventLink(event: EventLinkProps) {
  return <NamedEventLink {...event} name={useAppSelector((state) => selectEvent(state, event.id)?.name)} />;
}

/** For a caller that knows the event's name, or that it is not loaded. */
export function NamedEventLink({ id, sport, name }: EventLinkProps & { readonly name: string | undefined }) {
  const t = useText();
  const keepDay = useKeepDay();
  return (
    <TextLink plain to={keepDay(path('event', { id: sport, eventId: id }))}>
      {name ?? t(nouns.anEvent)}
    </TextLink>
  );
}
