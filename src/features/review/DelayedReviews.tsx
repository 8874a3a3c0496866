import { DelayedDecision, DelayedRegion } from '@/parts/outbox/DelayedDecision';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';
import { review } from '@/language/en/review';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import type { EventId } from '@/model/ids';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { selectDelayedReviews, type DelayedReview } from './reviewSelectors';

/** Decisions that can still be undone. `onUndone` gets the event that is back. */
export function DelayedReviews({ onUndone }: { readonly onUndone: (event: EventId) => void }) {
  const delayed = useAppSelector(selectDelayedReviews);
  return (
    <DelayedRegion>
      {delayed.map((each) => (
        <Delayed key={each.command.id} {...each} onUndone={onUndone} />
      ))}
    </DelayedRegion>
  );
}

function Delayed({
  command,
  event,
  onUndone,
}: DelayedReview & { readonly onUndone: (event: EventId) => void }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectBaseRecord(state, 'event', event)?.name) ?? t(words.event);
  const isApproval = command.body.kind === 'approveEvent';
  return (
    <DelayedDecision
      what={t(isApproval ? review.willApprove : review.willDelete, { name })}
      sendAfter={command.sendAfter ?? 0}
      onUndo={() => {
        dispatch(outboxActions.discarded({ id: command.id }));
        onUndone(event);
      }}
      onSend={() => dispatch(outboxActions.retried({ id: command.id }))}
    />
  );
}
