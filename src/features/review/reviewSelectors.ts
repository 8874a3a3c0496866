import {
  selectBaseRecord,
  selectMatchIdsOfEvent,
  selectUnreviewedEventIds,
} from '@/features/wiki/records/recordsSelectors';
import { selectCommandFor } from '@/features/wiki/outbox/outboxSelectors';
import type { EventId } from '@/model/ids';
import type { RootState } from '@/store/typed';

/** The events that wait for approval, newest first; those that are only proposed wait in the moderation queue. */
export const selectReviewEventIds = (state: RootState): readonly EventId[] =>
  selectUnreviewedEventIds(state).filter((id) => selectBaseRecord(state, 'event', id) !== undefined);

/** How many matches would go with the event. */
export const selectMatchCount = (state: RootState, id: EventId): number =>
  selectMatchIdsOfEvent(state, id).filter((match) => selectBaseRecord(state, 'match', match) !== undefined)
    .length;

/** The refused command for an event, which waits for its user. */
export function selectRefusedFor(state: RootState, id: EventId) {
  const command = selectCommandFor(state, `event/${id}`);
  return command?.state === 'failed' || command?.state === 'conflict' ? command : undefined;
}
