import { dequal } from 'dequal';
import { Countdown } from '@/features/wiki/outbox/view/Countdown';
import { moderation } from '@/language/en/moderation';
import { outbox } from '@/language/en/outbox';
import type { Translate } from '@/language/language';
import { useText } from '@/language/useLanguage';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import styles from './HeldDecisions.module.css';
import { selectApplyingCount, selectHeldDecisions, type DecisionKind } from './moderationSelectors';
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

/** What this moderator has decided and can still undo, and what the server is asked to apply; nothing when there is neither. */
export function HeldDecisions() {
  const t = useText();
  const dispatch = useAppDispatch();
  const held = useAppSelector(selectHeldDecisions, dequal);
  const applying = useAppSelector(selectApplyingCount);
  return (
    <div className={styles.region} role="status">
      {held.map(({ kind, sendAfter, count }) => (
        <div key={sendAfter} className={styles.decision}>
          <p>
            <strong>{words(t, kind, count)}</strong>{' '}
            <Countdown until={sendAfter} say={(seconds) => t(outbox.sentIn, { count: seconds })} />
          </p>
          <Button size="sm" onClick={() => dispatch(undoDecision(sendAfter))}>
            {t(outbox.undo)}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => dispatch(sendDecisions())}>
            {t(moderation.sendNow)}
          </Button>
        </div>
      ))}
      {applying > 0 && <p className={styles.decision}>{t(moderation.applyingSome, { count: applying })}</p>}
    </div>
  );
}
