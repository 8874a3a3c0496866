import { useText } from '@/language/useLanguage';
import { matchSummary } from '@/model/matchSummary';
import type { Collection } from '@/model/schema/recordSchema';
import { path } from '@/model/routes';
import { useAppSelector, type RootState } from '@/store/typed';
import { TextLink } from '@/ui/TextLink';
import { selectEvent, selectMatch, selectPlayer } from '@/wiki/records/recordsSelectors';
import { someRecordTexts } from './sportWords';
import { ScoreText } from '@/ui/ScoreText';

export interface RecordLinkProps {
  readonly collection: Collection;
  readonly id: string;
  /** Its name while it is not at hand or once it is gone. Default: "an event", "a match", "a player". */
  readonly fallback?: string | undefined;
}

/** A record in one line that leads to its page. */
export function RecordLink({ collection, id, fallback }: RecordLinkProps) {
  const t = useText();
  const text = useAppSelector((state) => selectRecordText(state, collection, id));
  const to = useAppSelector((state) => selectRecordPath(state, collection, id));
  if (text === undefined || to === undefined) {
    return <>{fallback ?? t(someRecordTexts[collection])}</>;
  }
  return (
    <TextLink plain to={to}>
      {collection === 'match' ? <ScoreText text={text} /> : text}
    </TextLink>
  );
}

function selectRecordText(state: RootState, collection: Collection, id: string): string | undefined {
  switch (collection) {
    case 'event':
      return selectEvent(state, id)?.name;
    case 'player':
      return selectPlayer(state, id)?.name;
    case 'match': {
      const match = selectMatch(state, id);
      return match && matchSummary(match);
    }
  }
}

function selectRecordPath(state: RootState, collection: Collection, id: string): string | undefined {
  if (collection !== 'event') return path(collection, { id });
  const event = selectEvent(state, id);
  return event && path('event', { id: event.sport.id, eventId: event.id });
}
