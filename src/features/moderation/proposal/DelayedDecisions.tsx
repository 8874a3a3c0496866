import { dequal } from 'dequal';
import { DelayedDecision, DelayedNote, DelayedRegion } from '@/parts/outbox/DelayedDecision';
import { moderation } from '@/language/en/moderation';
import type { Translate } from '@/language/language';
import { useText } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { selectApplyingCount, selectDelayedDecisions, type DecisionKind } from './moderationSelectors';
import { sendDecisions, undoDecision } from './moderationThunks';

function words(t: Translate, kind: DecisionKind, count: number): string {
  switch (kind) {
    case 'applyDeltas':
      return t(moderation.willApply, { count });
    case 'rejectDelta':
      return t(moderation.willReject, { count });
    case 'deleteDelta':
      return t(moderation.willDelete, { count });
  }
}

interface DelayedDecisionsProps {
  readonly onUndone?: (returned: readonly DeltaId[]) => void;
}

export function DelayedDecisions({ onUndone }: DelayedDecisionsProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const delayed = useAppSelector(selectDelayedDecisions, dequal);
  const applying = useAppSelector(selectApplyingCount);
  return (
    <DelayedRegion>
      {delayed.map(({ kind, sendAfter, count }) => (
        <DelayedDecision
          key={sendAfter}
          what={words(t, kind, count)}
          sendAfter={sendAfter}
          onUndo={() => {
            const returned = dispatch(undoDecision(sendAfter));
            onUndone?.(returned);
          }}
          onSend={() => dispatch(sendDecisions())}
        />
      ))}
      {applying > 0 && <DelayedNote>{t(moderation.applyingSome, { count: applying })}</DelayedNote>}
    </DelayedRegion>
  );
}
