import { deleting } from '@/language/en/deleting';
import { outbox } from '@/language/en/outbox';
import { message } from '@/language/text';
import { undoMs } from '@/model/command';
import type { AppThunk } from '@/store/typed';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { deleteRecord } from '@/wiki/proposals/recordsThunks';

/** Deletes a match or a player in ten seconds, until which a notice offers to undo it. */
export const deleteSoon =
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
