import { selectBaseRecord, selectUnreviewedEventIds } from '@/wiki/records/recordsSelectors';
import { selectCommandFor, selectCommands } from '@/wiki/outbox/outboxSelectors';
import { isDelayed, isRefused, type Command } from '@/model/proposals/command';
import { eventId, type EventId } from '@/model/ids';
import { createAppSelector, type RootState } from '@/store/typed';

/** Events without approval, newest first. Proposed events wait in the moderation queue instead. */
export const selectReviewEventIds = (state: RootState): readonly EventId[] =>
  selectUnreviewedEventIds(state).filter((id) => selectBaseRecord(state, 'event', id) !== undefined);

export interface DelayedReview {
  readonly command: Command;
  readonly event: EventId;
}

export const selectDelayedReviews = createAppSelector(
  [selectCommands],
  (commands): readonly DelayedReview[] =>
    commands.flatMap((command) => {
      const event = isDelayed(command) ? reviewedIn(command) : undefined;
      return event === undefined ? [] : [{ command, event }];
    }),
);

function reviewedIn({ body }: Command): EventId | undefined {
  if (body.kind === 'approveEvent') return eventId(body.eventId);
  return body.kind === 'deleteRecord' && body.collection === 'event' ? eventId(body.id) : undefined;
}

export function selectRefusedFor(state: RootState, id: EventId) {
  const command = selectCommandFor(state, `event/${id}`);
  return command && isRefused(command) ? command : undefined;
}
