import type { AppThunk } from '@/store/typed';
import { deleting } from '@/language/en/deleting';
import { sentences } from '@/language/en/sentences';
import { message } from '@/language/text';
import type { DeltaId } from '@/model/ids';
import { selectDelta } from '../deltas/deltasSelectors';
import { noticeShown } from '../notices/noticesSlice';
import { enqueue } from '../outbox/outboxThunks';
import { selectUid } from '../session/sessionSelectors';

export const restoreAct =
  (act: string): AppThunk =>
  (dispatch) =>
    void dispatch(enqueue({ kind: 'restore', act }));

/**
 * Restores, as a moderator, what an applied proposal deleted. A moderator leaves an own proposal or decision
 * to another moderator, if there is one.
 */
export const restoreDeleted =
  (id: DeltaId): AppThunk<Promise<void>> =>
  async (dispatch, getState, { backend }) => {
    const uid = selectUid(getState());
    const delta = selectDelta(getState(), id);
    const isOwn = uid !== undefined && (delta?.author === uid || delta?.decidedBy === uid);
    // If this call fails, the server decides when it receives the restore.
    const isLeft = isOwn && (await backend.ask({ kind: 'hasOtherModerator', uid }).catch(() => false));
    if (!isLeft) dispatch(restoreAct(id));
    const said = message(isLeft ? sentences.ownDecision : deleting.restoring);
    dispatch(noticeShown({ id: `restore/${id}`, message: said, tone: isLeft ? 'info' : 'success' }));
  };
