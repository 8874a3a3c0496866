import { useState } from 'react';
import { DeleteDialog } from '@/parts/dialogs/lazyDialogs';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { approveEvent } from '@/wiki/proposals/recordsThunks';
import { review } from '@/language/en/review';
import { message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import type { EventId } from '@/model/ids';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import styles from './ReviewEntry.module.css';

export function ReviewActions({ id, name }: { readonly id: EventId; readonly name: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [deleting, setDeleting] = useState(false);

  const approve = () => {
    dispatch(approveEvent(id));
    dispatch(
      noticeShown({ id: `approve/${id}`, tone: 'success', message: message(review.approved, { name }) }),
    );
  };

  return (
    <div className={styles.actions}>
      <Button variant="primary" size="sm" onClick={approve}>
        {t(review.approve)}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => setDeleting(true)}>
        {t(review.delete)}
      </Button>
      {deleting && (
        <DeleteDialog
          collection="event"
          id={id}
          name={name}
          isTold
          onClose={() => setDeleting(false)}
          onDeleted={() => undefined}
        />
      )}
    </div>
  );
}
