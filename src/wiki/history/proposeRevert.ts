import { history } from '@/language/en/history';
import { message } from '@/language/text';
import type { DeltaId } from '@/model/ids';
import type { AppThunk } from '@/store/typed';
import { successShown } from '../notices/outcomeNotices';
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
    if (delta !== undefined) dispatch(successShown(`revert-proposed/${id}`, message(history.revertProposed)));
    return delta;
  };
