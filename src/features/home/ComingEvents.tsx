import { sameItems } from '@/lib/sameItems';
import { home } from '@/language/en/home';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { EventRow } from '@/parts/records/EventRow';
import { useToday } from '@/parts/days/useToday';
import { ComingMatches } from './ComingMatches';
import { selectComingEventIds, selectNextEventId } from './homeSelectors';
import { useMainMatches } from './useMainMatches';
import { ListSection } from '@/ui/ListSection';

const cards = 2;

export function ComingEvents() {
  const t = useText();
  const today = useToday();
  const ids = useAppSelector((state) => selectComingEventIds(state, today), sameItems);
  const next = useAppSelector((state) => selectNextEventId(state, today));
  const later = ids.filter((id) => id !== next);
  if (later.length === 0) return undefined;
  return (
    <ListSection title={t(home.comingEvents)} count={later.length}>
      {later.map((id, at) =>
        at < cards ? <ComingCard key={id} event={id} /> : <EventRow key={id} id={id} />,
      )}
    </ListSection>
  );
}

function ComingCard({ event }: { readonly event: string }) {
  return (
    <>
      <EventRow id={event} />
      <ComingMatches ids={useMainMatches(event, 'open')} />
    </>
  );
}
