import { DelayedDecision, DelayedRegion } from '@/parts/outbox/DelayedDecision';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';
import { review } from '@/language/en/review';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import type { Command } from '@/model/proposals/command';
import type { EventId } from '@/model/ids';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { selectDelayedDeletions } from './reviewSelectors';
import { sendDeletion, undoDeletion } from './reviewThunks';

export function DelayedDeletions() {
  const delayed = useAppSelector(selectDelayedDeletions);
  return (
    <DelayedRegion>
      {delayed.map(({ command, event }) => (
        <DelayedDeletion key={command.id} command={command} event={event} />
      ))}
    </DelayedRegion>
  );
}

function DelayedDeletion({ command, event }: { readonly command: Command; readonly event: EventId }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const name = useAppSelector((state) => selectBaseRecord(state, 'event', event)?.name);
  return (
    <DelayedDecision
      what={t(review.willDelete, { name: name ?? t(words.event) })}
      sendAfter={command.sendAfter ?? 0}
      onUndo={() => dispatch(undoDeletion(command.id))}
      onSend={() => dispatch(sendDeletion(command.id))}
    />
  );
}
