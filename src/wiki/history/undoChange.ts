import { history } from '@/language/en/history';
import { message } from '@/language/text';
import type { DeltaId } from '@/model/ids';
import type { AppThunk } from '@/store/typed';
import { noticeShown } from '../notices/noticesSlice';
import { upsertDelta } from '../proposals/deltasThunks';
import { selectUndoing } from './historySelectors';

/**
 * Proposes the earlier value as a new delta and returns its id. Returns `undefined` and proposes nothing if a
 * later change overlaps or nobody is signed in.
 */
export const undoChange =
  (id: DeltaId, note: string): AppThunk<DeltaId | undefined> =>
  (dispatch, getState) => {
    const undoing = selectUndoing(getState(), id);
    if (undoing?.kind !== 'proposal') return undefined;
    const delta = dispatch(upsertDelta({ ...undoing.edit, note }));
    if (delta !== undefined)
      dispatch(
        noticeShown({ id: `undone/${id}`, message: message(history.revertProposed), tone: 'success' }),
      );
    return delta;
  };
