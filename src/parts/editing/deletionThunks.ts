import { deleting } from '@/language/en/deleting';
import { outbox } from '@/language/en/outbox';
import { message } from '@/language/text';
import { causeOf } from '@/model/cause';
import { undoMs } from '@/model/command';
import { eventId } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';
import type { AppThunk } from '@/store/typed';
import { givenTogether, type Why } from '@/wiki/editing/why';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { upsertDelta } from '@/wiki/proposals/deltasThunks';
import { NotProposed } from '@/wiki/proposals/notProposed';
import { deleteEvent, deleteRecord } from '@/wiki/proposals/recordsThunks';

/** One record that is to be deleted. */
export interface Doomed {
  readonly collection: Collection;
  readonly id: string;
  readonly name: string;
  /** With an event: players who go as well. */
  readonly players: readonly string[];
}

/** Deletes a record in ten seconds, as a moderator; until then a notice offers to undo it. */
export const deleteSoon =
  ({ collection, id, name, players }: Doomed): AppThunk =>
  (dispatch, _getState, { now }) => {
    const timing = { sendAfter: now() + undoMs };
    const command = dispatch(
      collection === 'event'
        ? deleteEvent(eventId(id), { ...timing, players })
        : deleteRecord(collection, id, timing),
    );
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

/** Proposes to delete a record, and with an event its players, in one bundle. Throws `NotProposed` for the dialog. */
export const proposeDeletion =
  ({ collection, id, name, players }: Doomed, why: Why): AppThunk =>
  (dispatch) => {
    const given = dispatch(givenTogether(why));
    const all = [
      { collection, id },
      ...players.map((player) => ({ collection: 'player', id: player }) as const),
    ];
    for (const each of all) {
      const delta = dispatch(
        upsertDelta({ collection: each.collection, docId: each.id, field: '', value: null, ...given }),
      );
      if (delta === undefined) throw new NotProposed(causeOf('deltaSignedOut'));
    }
    dispatch(
      noticeShown({
        id: `delete/${collection}/${id}`,
        message: message(deleting.proposed, { name }),
        tone: 'success',
      }),
    );
  };
