import { find } from '@/language/en/find';
import { Rich } from '@/language/Rich';
import { sameItems } from '@/lib/sameItems';
import { knownDate } from '@/model/dates';
import { path } from '@/model/sharing/routes';
import { useAppSelector, type RootState } from '@/store/typed';
import { DateText } from '@/ui/DateText';
import { TextLink } from '@/ui/TextLink';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { findNamesakes } from '@/wiki/search/namesakes';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import type { Draft } from '../drafts/draft';
import styles from './Namesakes.module.css';
import { linked, PlayerNamesakeLinks, usePlayerNamesakes } from './PlayerNamesakeLinks';

const textOf = (draft: Draft | undefined): string =>
  draft?.kind === 'value' && typeof draft.value === 'string' ? draft.value : '';

/**
 * A hint that players with the typed or a similar name exist. It blocks nothing, since two people may share a
 * name.
 */
export function PlayerNamesakes({ draft }: { readonly draft: Draft | undefined }) {
  const { same, similar } = usePlayerNamesakes(textOf(draft));
  const [ids, text] = same.length > 0 ? [same, find.knownPlayers] : [similar, find.similarPlayers];
  return ids.length === 0 ? null : (
    <p className={styles.advice}>
      <Rich text={text} values={{ players: <PlayerNamesakeLinks ids={ids} /> }} />
    </p>
  );
}

export function EventNamesakes({
  sport,
  draft,
}: {
  readonly sport: string;
  readonly draft: Draft | undefined;
}) {
  useScope({ kind: 'events' });
  const { search } = useRecordSearch();
  const found = findNamesakes(search, 'events', textOf(draft));
  const same = useAppSelector((state) => ofSport(state, found.same, sport), sameItems);
  const similar = useAppSelector((state) => ofSport(state, found.similar, sport), sameItems);
  const [ids, text] = same.length > 0 ? [same, find.knownEvents] : [similar, find.similarEvents];
  return ids.length === 0 ? null : (
    <p className={styles.advice}>
      <Rich text={text} values={{ events: linked(ids, (id) => <EventNamesake sport={sport} id={id} />) }} />
    </p>
  );
}

const ofSport = (state: RootState, ids: readonly string[], sport: string) =>
  ids.filter((id) => selectEvent(state, id)?.sport.id === sport);

function EventNamesake({ sport, id }: { readonly sport: string; readonly id: string }) {
  const event = useAppSelector((state) => selectEvent(state, id));
  if (event === undefined) return null;
  return (
    <>
      <TextLink to={path('event', { id: sport, eventId: id })}>{event.name}</TextLink> (
      <DateText value={knownDate(event)} />)
    </>
  );
}
