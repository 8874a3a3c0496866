import { noticeShown } from '@/wiki/notices/noticesSlice';
import { approveEvent } from '@/wiki/proposals/recordsThunks';
import { review } from '@/language/en/review';
import { message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import type { EventId } from '@/model/ids';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import styles from './ReviewEntry.module.css';
import { selectMatchCount } from './reviewSelectors';
import { deleteCard } from './reviewThunks';

/** Approves an event, or deletes it with its card after saying what goes with it. */
export function ReviewActions({ id, name }: { readonly id: EventId; readonly name: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const matches = useAppSelector((state) => selectMatchCount(state, id));

  const approve = () => {
    dispatch(approveEvent(id));
    dispatch(
      noticeShown({ id: `approve/${id}`, tone: 'success', message: message(review.approved, { name }) }),
    );
  };
  const remove = async () => {
    const sure = await dialogs.confirm({
      title: t(review.deleteTitle, { name }),
      body: matches === 0 ? t(review.deleteEvent) : t(review.deleteCard, { count: matches }),
      danger: true,
    });
    if (sure) dispatch(deleteCard(id));
  };

  return (
    <div className={styles.actions}>
      <Button variant="primary" size="sm" onClick={approve}>
        {t(review.approve)}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => void remove()}>
        {t(review.delete)}
      </Button>
    </div>
  );
}
