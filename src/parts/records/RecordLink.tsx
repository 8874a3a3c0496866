import { useText } from '@/language/useLanguage';
import type { AnyRecord, Match } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import { path } from '@/model/sharing/routes';
import { useAppSelector, type RootState } from '@/store/typed';
import { TextLink } from '@/ui/TextLink';
import { selectBaseRecord, selectRecord } from '@/wiki/records/recordsSelectors';
import { useMatchLine } from '@/wiki/sports/useMatchLine';
import { shownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { someRecordTexts } from '../words/sportWords';
import { ScoreText } from '@/ui/ScoreText';

export interface RecordLinkProps {
  readonly collection: Collection;
  readonly id: string;
  /**
   * Shown while the record is not loaded, or after its deletion. Default: "an event", "a match", "a player".
   */
  readonly fallback?: string | undefined;
}

export function RecordLink({ collection, id, fallback }: RecordLinkProps) {
  const t = useText();
  const lineOf = useMatchLine();
  const text = useAppSelector((state) => selectRecordText(state, collection, id, lineOf));
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

/** A merged record keeps its own name here. Its page redirects. */
const selectKnown = (state: RootState, collection: Collection, id: string): AnyRecord | undefined =>
  selectRecord(state, collection, id) ?? selectBaseRecord(state, collection, id);

function selectRecordText(
  state: RootState,
  collection: Collection,
  id: string,
  lineOf: (match: Match) => string,
): string | undefined {
  const record = selectKnown(state, collection, id);
  return record && ('player1' in record ? lineOf(shownMatch(state, record)) : record.name);
}

function selectRecordPath(state: RootState, collection: Collection, id: string): string | undefined {
  if (collection !== 'event') return path(collection, { id });
  const event = selectKnown(state, collection, id);
  return event && 'sport' in event ? path('event', { id: event.sport.id, eventId: id }) : undefined;
}
