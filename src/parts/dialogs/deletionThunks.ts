import { deleting } from '@/language/en/deleting';
import { outbox } from '@/language/en/outbox';
import { message } from '@/language/text';
import { undoMs } from '@/model/proposals/command';
import { eventId } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';
import type { AppThunk } from '@/store/typed';
import { givenTogether, type Why } from '@/wiki/editing/why';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { successShown } from '@/wiki/notices/outcomeNotices';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { proposeTogether } from '@/wiki/proposals/proposeTogether';
import { deleteEvent, deleteRecord } from '@/wiki/proposals/recordsThunks';

export interface Doomed {
  readonly collection: Collection;
  readonly id: string;
  readonly name: string;
  readonly players: readonly string[];
}

/**
 * Deletes a record after ten seconds, as a moderator. Until then a notice offers an undo, unless the page
 * shows one.
 */
export const deleteSoon =
  ({ collection, id, name, players, note }: Doomed & { readonly note?: string }, isTold = false): AppThunk =>
  (dispatch, _getState, { now }) => {
    const timing = { sendAfter: now() + undoMs };
    const command = dispatch(
      collection === 'event'
        ? deleteEvent(eventId(id), { ...timing, players, ...(note !== undefined && { note }) })
        : deleteRecord(collection, id, timing),
    );
    if (command === undefined || isTold) return;
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

/**
 * Proposes to delete a record, and with an event also the given players, in one bundle. Throws `NotProposed`
 * for the dialog.
 */
export const proposeDeletion =
  ({ collection, id, name, players }: Doomed, why: Why): AppThunk =>
  (dispatch) => {
    const deletion = (of: Collection, docId: string) => ({ collection: of, docId, field: '', value: null });
    dispatch(
      proposeTogether(
        [deletion(collection, id), ...players.map((player) => deletion('player', player))],
        dispatch(givenTogether(why)),
      ),
    );
    dispatch(successShown(`delete/${collection}/${id}`, message(deleting.proposed, { name })));
  };
