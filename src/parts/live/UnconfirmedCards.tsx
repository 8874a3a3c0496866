import { ClipboardCheck } from 'lucide-react';
import { live as texts } from '@/language/en/live';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import type { LiveCard } from '@/model/scoring/live';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { List, ListRow } from '@/ui/List';
import { Section } from '@/ui/Section';
import { selectLiveList } from '@/wiki/liveLists/liveListsSlice';
import { useLiveList } from '@/wiki/liveLists/useLiveList';
import { selectEvent } from '@/wiki/records/recordsSelectors';

const none: readonly LiveCard[] = [];

export function UnconfirmedCards() {
  const t = useText();
  useLiveList({ kind: 'liveCards' });
  // A card whose event is not on the device has no name to show.
  const cards = useAppSelector(
    (state) =>
      (selectLiveList(state, 'liveCards').data ?? none).filter(({ event }) => selectEvent(state, event)),
    sameItems,
  );
  if (cards.length === 0) return undefined;
  return (
    <Section title={t(texts.toConfirm)}>
      <List label={t(texts.toConfirm)}>
        {cards.map((card) => (
          <CardRow key={card.event} card={card} />
        ))}
      </List>
    </Section>
  );
}

function CardRow({ card: { event: id, matches } }: { readonly card: LiveCard }) {
  const t = useText();
  const event = useAppSelector((state) => selectEvent(state, id));
  const all = Object.values(matches);
  const ended = all.filter(({ end }) => end !== undefined).length;
  if (event === undefined) return undefined;
  return (
    <ListRow
      to={path('event', { id: event.sport.id, eventId: id })}
      leading={<ClipboardCheck />}
      title={event.name}
      subtitle={t(texts.endedOf, { count: all.length, ended })}
    />
  );
}
