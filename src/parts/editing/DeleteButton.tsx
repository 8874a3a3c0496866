import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { deleting } from '@/language/en/deleting';
import { outbox } from '@/language/en/outbox';
import { message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { undoMs } from '@/model/command';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/store/typed';
import { Button } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { deleteRecord } from '@/wiki/proposals/recordsThunks';
import { selectIsModerator } from '@/wiki/session/sessionSelectors';

export interface DeleteButtonProps {
  readonly collection: 'match' | 'player';
  readonly id: string;
  readonly name: string;
  /** The page to go to, since that of the record is about to have nothing to show. */
  readonly leadsTo: string;
}

/** Deletes a match or a player, after a question and ten seconds to think again; nothing but for moderators. */
export function DeleteButton({ collection, id, name, leadsTo }: DeleteButtonProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const isModerator = useAppSelector(selectIsModerator);
  if (!isModerator) return undefined;
  const remove = async () => {
    const sure = await dialogs.confirm({
      title: t(deleting.title, { name }),
      body: t(deleting.restorable),
      danger: true,
    });
    if (!sure) return;
    dispatch(deleteSoon(collection, id, name));
    void navigate(leadsTo);
  };
  return (
    <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => void remove()}>
      {t(deleting.delete)}
    </Button>
  );
}

const deleteSoon =
  (collection: 'match' | 'player', id: string, name: string): AppThunk =>
  (dispatch, _getState, { now }) => {
    const command = dispatch(deleteRecord(collection, id, { sendAfter: now() + undoMs }));
    if (command === undefined) return;
    dispatch(
      noticeShown({
        id: `delete/${collection}/${id}`,
        tone: 'info',
        message: message(deleting.soon, { name }),
        timeoutMs: undoMs,
        actions: [{ label: message(outbox.undo), does: outboxActions.discarded({ id: command.id }) }],
      }),
    );
  };
