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

export function EventLink({ id, sport }: EventLinkProps) {
  const t = useText();
  const keepDay = useKeepDay();
  const name = useAppSelector((state) => selectEvent(state, id)?.name);
  return (
    <TextLink plain to={keepDay(path('event', { id: sport, eventId: id }))}>
      {name ?? t(nouns.anEvent)}
    </TextLink>
  );
}
