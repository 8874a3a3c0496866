import { history } from '@/language/en/history';
import { message } from '@/language/text';
import type { DeltaId } from '@/model/ids';
import type { AppThunk } from '@/store/typed';
import { noticeShown } from '../notices/noticesSlice';
import { upsertDelta } from '../proposals/deltasThunks';
import { selectSoleRevert } from './historySelectors';

/**
 * Proposes the earlier value as a new delta and returns its id. Returns `undefined` and proposes nothing if a
 * later change overlaps or nobody is signed in.
 */
export const proposeRevert =
  (id: DeltaId, note: string): AppThunk<DeltaId | undefined> =>
  (dispatch, getState) => {
    const revert = selectSoleRevert(getState(), id);
    if (revert?.kind !== 'proposal') return undefined;
    const delta = dispatch(upsertDelta({ ...revert.edit, note }));
    if (delta !== undefined)
      dispatch(
        noticeShown({
          id: `revert-proposed/${id}`,
          message: message(history.revertProposed),
          tone: 'success',
        }),
      );
    return delta;
  };
