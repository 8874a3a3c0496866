import { records } from '@/language/en/records';
import { useText } from '@/language/useLanguage';
import { List, ListRow } from '@/ui/List';
import { Section } from '@/ui/Section';
import { knownDate } from '@/model/dates';
import { path } from '@/model/sharing/routes';
import { selectEvent, selectPlayer } from '@/wiki/records/recordsSelectors';
import { useAppSelector } from '@/store/typed';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';

const most = 5;

export function NearestNames({
  collection,
  id,
}: {
  readonly collection: 'event' | 'player';
  readonly id: string;
}) {
  const t = useText();
  const { search } = useRecordSearch();
  const found = search?.find(id.replaceAll(/[-_]+/g, ' '), most);
  const ids = (collection === 'player' ? found?.players : found?.events)?.best.map((hit) => hit.id) ?? [];
  if (ids.length === 0) return undefined;
  return (
    <Section title={t(records.didYouMean)}>
      <List label={t(records.didYouMean)}>
        {ids.map((each) =>
          collection === 'player' ? <NearPlayer key={each} id={each} /> : <NearEvent key={each} id={each} />,
        )}
      </List>
    </Section>
  );
}

function NearPlayer({ id }: { readonly id: string }) {
  const name = useAppSelector((state) => selectPlayer(state, id)?.name);
  return <ListRow to={path('player', { id })} title={name ?? id} />;
}

function NearEvent({ id }: { readonly id: string }) {
  const event = useAppSelector((state) => selectEvent(state, id));
  return (
    event && (
      <ListRow
        to={path('event', { id: event.sport.id, eventId: id })}
        title={event.name}
        subtitle={knownDate(event)}
      />
    )
  );
}
