import { DialogButton } from '@/parts/dialogs/DialogButton';
import { DeleteDialog } from '@/parts/dialogs/lazyDialogs';
import { review } from '@/language/en/review';
import { useText } from '@/language/useLanguage';
import type { EventId } from '@/model/ids';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import styles from './ReviewEntry.module.css';
import { approveSoon } from './reviewThunks';

export interface ReviewActionsProps {
  readonly id: EventId;
  readonly name: string;
  readonly onDecided: () => void;
}

export function ReviewActions({ id, name, onDecided }: ReviewActionsProps) {
  const t = useText();
  const dispatch = useAppDispatch();

  const approve = () => {
    dispatch(approveSoon(id));
    onDecided();
  };

  return (
    <div className={styles.actions}>
      <Button variant="primary" size="sm" onClick={approve}>
        {t(review.approve)}
      </Button>
      <DialogButton variant="quiet" size="sm" label={t(review.delete)}>
        {(close) => (
          <DeleteDialog collection="event" id={id} name={name} isTold onClose={close} onDeleted={onDecided} />
        )}
      </DialogButton>
    </div>
  );
}
