import { useAskReason } from './useAskReason';
import type { DeltaId } from '@/model/ids';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { applyMany, rejectMany } from './moderationThunks';
import styles from './QueueToolbar.module.css';

export interface QueueToolbarProps {
  /** How many wait. */
  readonly count: number;
  readonly selected: readonly DeltaId[];
  readonly onSelectAll: (all: boolean) => void;
}

/** How many wait, and what can be done to several at once; it stays in reach while the queue scrolls. */
export function QueueToolbar({ count, selected, onSelectAll }: QueueToolbarProps) {
  const dispatch = useAppDispatch();
  const askReason = useAskReason();
  const some = selected.length > 0;
  const noun = selected.length === 1 ? '1 proposal' : `${selected.length} proposals`;

  const reject = async () => {
    const reason = await askReason(noun);
    if (reason === undefined) return;
    dispatch(rejectMany(selected, reason));
    onSelectAll(false);
  };
  const apply = () => {
    dispatch(applyMany(selected));
    onSelectAll(false);
  };

  return (
    <div className={styles.toolbar} data-active={some || undefined} role="group" aria-label="Several at once">
      <CheckboxField label="All" checked={some && selected.length === count} onChange={onSelectAll} />
      <p role="status" className={styles.count}>
        {some ? `${selected.length} of ${count} selected` : `${count} waiting, oldest first`}
      </p>
      {some && (
        <div className={styles.actions}>
          <Button size="sm" onClick={() => void reject()}>{`Reject ${noun}`}</Button>
          <Button size="sm" variant="primary" onClick={apply}>{`Apply ${noun}`}</Button>
        </div>
      )}
    </div>
  );
}
