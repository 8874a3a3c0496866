import { bundles } from '@/language/en/bundles';
import { deleting } from '@/language/en/deleting';
import { message } from '@/language/text';
import type { AppThunk } from '@/store/typed';
import { givenTogether } from '../editing/why';
import { noticeShown } from '../notices/noticesSlice';
import { proposeTogether } from '../proposals/proposeTogether';
import { selectIsModerator } from '../session/sessionSelectors';
import { selectBundleUndoing } from './bundleUndoing';
import { restoreAct } from './restoreAct';

/**
 * Proposes, in a bundle of its own, to take back all that was applied of a bundle; a moderator restores at once what it has
 * deleted. Throws `NotProposed`.
 */
export const undoBundle =
  (author: string, bundle: string, note: string): AppThunk =>
  (dispatch, getState) => {
    const { edits, restored } = selectBundleUndoing(getState(), author, bundle);
    const given = dispatch(givenTogether({ note, source: '' }));
    if (selectIsModerator(getState())) for (const id of restored) dispatch(restoreAct(id));
    dispatch(proposeTogether(edits, given));
    const said =
      edits.length === 0
        ? message(deleting.restoring)
        : message(bundles.undoProposed, { count: edits.length });
    dispatch(noticeShown({ id: `undone/${bundle}`, message: said, tone: 'success' }));
  };
