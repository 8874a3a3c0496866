import { path } from '@/model/routes';
import { useAppSelector } from '@/store/typed';
import { DateText } from '@/ui/DateText';
import { TextLink } from '@/ui/TextLink';
import { sameItems } from '@/lib/sameItems';
import { selectEvent } from '../records/recordsSelectors';
import { useScope } from '../scopes/useScope';
import type { Draft } from './draft';
import { selectEventNamesakes, selectNamesakes } from './editingSelectors';
import styles from './Namesakes.module.css';

const textOf = (draft: Draft | undefined): string =>
  draft?.kind === 'value' && typeof draft.value === 'string' ? draft.value : '';

/** A quiet word when players of the typed name are known already; two people may share a name, so it forbids nothing. */
export function PlayerNamesakes({ draft }: { readonly draft: Draft | undefined }) {
  useScope({ kind: 'players' });
  const known = useAppSelector((state) => selectNamesakes(state, textOf(draft)), sameItems);
  if (known.length === 0) return null;
  return (
    <p className={styles.advice}>
      {known.length === 1 ? 'A player of this name is known already: ' : 'Players of this name are known: '}
      {known.map(({ id, label, secondary }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <TextLink to={path('player', { id })}>{label}</TextLink>
          {secondary !== undefined && ` (${secondary})`}
        </span>
      ))}
      . Propose another only if it is somebody else.
    </p>
  );
}

/** A quiet word when the sport has an event of the typed name already. */
export function EventNamesakes({
  sport,
  draft,
}: {
  readonly sport: string;
  readonly draft: Draft | undefined;
}) {
  const known = useAppSelector((state) => selectEventNamesakes(state, sport, textOf(draft)), sameItems);
  if (known.length === 0) return null;
  return (
    <p className={styles.advice}>
      An event of this name is known already:{' '}
      {known.map((id, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <EventNamesake sport={sport} id={id} />
        </span>
      ))}
      .
    </p>
  );
}

function EventNamesake({ sport, id }: { readonly sport: string; readonly id: string }) {
  const event = useAppSelector((state) => selectEvent(state, id));
  if (event === undefined) return null;
  return (
    <>
      <TextLink to={path('event', { id: sport, eventId: id })}>{event.name}</TextLink> (
      <DateText value={event.date} />)
    </>
  );
}
