import { tableGet } from '@/lib/table';
import type { Command, CommandBody, CommandId } from '@/model/command';
import { deltaId } from '@/model/ids';
import type { AppThunk, RootState } from '@/store/typed';
import { outboxActions } from '../../outbox/outboxSlice';
import { enqueue } from '../../outbox/outboxThunks';
import { selectCommands } from '../../outbox/outboxSelectors';

/**
 * Sends a refused command again. After a conflict it is asked anew on what is there now: the user has seen that, and
 * wants it still. A proposal that was decided meanwhile becomes a new one; other decisions on it have nothing left to do.
 */
export const retryCommand =
  (id: CommandId): AppThunk =>
  (dispatch, getState, { newId }) => {
    const command = selectCommands(getState()).find((each) => each.id === id);
    if (command?.state === 'failed') dispatch(outboxActions.retried({ id }));
    if (command?.state !== 'conflict') return;
    const body = askedAnew(getState(), command, newId);
    dispatch(outboxActions.discarded({ id }));
    if (body) dispatch(enqueue(body));
  };

/** Forgets a refused command; what the server has stays as it is. */
export const discardCommand =
  (id: CommandId): AppThunk =>
  (dispatch) => {
    dispatch(outboxActions.discarded({ id }));
  };

/**
 *   COMMAND       STORED DELTA   ASKED ANEW
 *   upsertDelta   absent         as a new delta of the same id
 *   upsertDelta   new            on the stored version
 *   upsertDelta   decided        as another delta
 *   delete/reject absent         nothing
 *   deleteDelta   any            on the stored version
 *   rejectDelta   new            on the stored version
 *   rejectDelta   decided        nothing
 *   others        any            the same
 */
function askedAnew(state: RootState, { body }: Command, newId: () => string): CommandBody | undefined {
  if (!('deltaId' in body)) return body;
  const stored = tableGet(state.deltas.rows, body.deltaId);
  switch (body.kind) {
    case 'upsertDelta':
      if (stored === undefined) return { ...body, basedOn: null };
      return stored.status === 'new'
        ? { ...body, basedOn: stored.timestamp }
        : { ...body, deltaId: deltaId(newId()), basedOn: null };
    case 'deleteDelta':
      return stored && { ...body, basedOn: { status: stored.status, timestamp: stored.timestamp } };
    case 'rejectDelta':
      return stored?.status === 'new' ? { ...body, basedOn: stored.timestamp } : undefined;
  }
}
