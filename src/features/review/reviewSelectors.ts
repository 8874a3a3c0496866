import { selectBaseRecord, selectUnreviewedEventIds } from '@/wiki/records/recordsSelectors';
import { selectCommandFor, selectCommands } from '@/wiki/outbox/outboxSelectors';
import { isDelayed, isRefused, type Command } from '@/model/proposals/command';
import { eventId, type EventId } from '@/model/ids';
import { createAppSelector, type RootState } from '@/store/typed';

/** Events without approval, newest first. Proposed events wait in the moderation queue instead. */
export const selectReviewEventIds = (state: RootState): readonly EventId[] =>
  selectUnreviewedEventIds(state).filter((id) => selectBaseRecord(state, 'event', id) !== undefined);

export const selectDelayedDeletions = createAppSelector(
  [selectCommands],
  (commands): readonly { readonly command: Command; readonly event: EventId }[] =>
    commands.flatMap((command) =>
      command.body.kind === 'deleteRecord' && command.body.collection === 'event' && isDelayed(command)
        ? [{ command, event: eventId(command.body.id) }]
        : [],
    ),
);

export function selectRefusedFor(state: RootState, id: EventId) {
  const command = selectCommandFor(state, `event/${id}`);
  return command && isRefused(command) ? command : undefined;
}
