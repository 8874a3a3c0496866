import { noticeShown } from '@/features/notices/noticesSlice';
import { approveEvent, deleteEvent } from '@/features/wiki/records/recordsThunks';
import type { EventId } from '@/model/ids';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import styles from './ReviewEntry.module.css';
import { selectMatchCount } from './reviewSelectors';

/** Approves an event, or deletes it with its card after saying what goes with it. */
export function ReviewActions({ id, name }: { readonly id: EventId; readonly name: string }) {
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const matches = useAppSelector((state) => selectMatchCount(state, id));

  const approve = () => {
    dispatch(approveEvent(id));
    dispatch(noticeShown({ id: `approve/${id}`, tone: 'success', message: `${name} is approved.` }));
  };
  const remove = async () => {
    const sure = await dialogs.confirm({
      title: `Delete ${name}?`,
      body: deleteText(matches),
      danger: true,
    });
    if (sure) dispatch(deleteEvent(id));
  };

  return (
    <div className={styles.actions}>
      <Button variant="primary" size="sm" onClick={approve}>
        Approve
      </Button>
      <Button variant="quiet" size="sm" onClick={() => void remove()}>
        Delete
      </Button>
    </div>
  );
}

function deleteText(matches: number): string {
  const card = matches === 0 ? '' : matches === 1 ? ' and its 1 match' : ` and its ${matches} matches`;
  return `The event${card} will be deleted for everyone. Open proposals on them will be rejected as “record deleted”.`;
}
