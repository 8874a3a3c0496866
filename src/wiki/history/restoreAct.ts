import type { AppThunk } from '@/store/typed';
import { deleting } from '@/language/en/deleting';
import { sentences } from '@/language/en/sentences';
import { message } from '@/language/text';
import type { DeltaId } from '@/model/ids';
import { selectDelta } from '../deltas/deltasSelectors';
import { noticeShown } from '../notices/noticesSlice';
import { enqueue } from '../outbox/outboxThunks';
import { selectUid } from '../session/sessionSelectors';

/** Restores one act by its id, as a moderator, with all that it took along; of an applied deletion the id is the delta's. */
export const restoreAct =
  (act: string): AppThunk =>
  (dispatch) =>
    void dispatch(enqueue({ kind: 'restore', act }));

/**
 * Brings back what an applied proposal has deleted, as a moderator, and says so; what one has proposed or decided oneself is left
 * to another moderator, where the server knows of one.
 */
export const restoreDeleted =
  (id: DeltaId): AppThunk<Promise<void>> =>
  async (dispatch, getState, { backend }) => {
    const uid = selectUid(getState());
    const delta = selectDelta(getState(), id);
    const isOwn = uid !== undefined && (delta?.author === uid || delta?.decidedBy === uid);
    // Without an answer the server decides when it is asked to restore.
    const isLeft = isOwn && (await backend.accounts.hasOtherModerator(uid).catch(() => false));
    if (!isLeft) dispatch(restoreAct(id));
    const said = message(isLeft ? sentences.ownDecision : deleting.restoring);
    dispatch(noticeShown({ id: `restore/${id}`, message: said, tone: isLeft ? 'info' : 'success' }));
  };
