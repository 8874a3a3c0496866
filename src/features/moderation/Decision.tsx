import { applyDeltas, deleteDelta, rejectDelta } from '@/features/wiki/deltas/deltasThunks';
import type { DeltaId } from '@/model/ids';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import styles from './QueueEntry.module.css';
import { selectConflicts, selectIsApplying } from './moderationSelectors';
import { useAskReason } from './useAskReason';

/** Apply, reject or delete one proposal; over a conflict only with a second look. */
export function Decision({ id, name }: { readonly id: DeltaId; readonly name: string }) {
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const askReason = useAskReason();
  const applying = useAppSelector((state) => selectIsApplying(state, id));
  const conflicting = useAppSelector((state) => selectConflicts(state, id).join(', '));

  const reject = async () => {
    const reason = await askReason(`the change of ${name}`);
    if (reason !== undefined) dispatch(rejectDelta(id, reason));
  };
  const remove = async () => {
    const sure = await dialogs.confirm({
      title: 'Delete this proposal?',
      body: `The proposal for ${name} is removed without a word to its author. To tell why, reject it.`,
      danger: true,
    });
    if (sure) dispatch(deleteDelta(id));
  };
  const insist = async () => {
    const sure = await dialogs.confirm({
      title: 'Apply over a newer change?',
      body: `${conflicting} of ${name} has been changed since the author looked. Applying replaces what you see under “Is” now; should it change once more before, nothing is applied.`,
      danger: true,
    });
    if (sure) dispatch(applyDeltas([id], { insist: true }));
  };

  if (applying) {
    return (
      <div className={styles.actions} role="status">
        <Button variant="primary" size="sm" busy>
          Applying…
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <Button variant="primary" size="sm" onClick={() => dispatch(applyDeltas([id]))}>
        Apply
      </Button>
      <Button size="sm" onClick={() => void reject()}>
        Reject
      </Button>
      {conflicting !== '' && (
        <Button size="sm" onClick={() => void insist()}>
          Apply anyway
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={() => void remove()}>
        Delete
      </Button>
    </div>
  );
}
