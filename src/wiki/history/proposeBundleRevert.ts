import { bundles } from '@/language/en/bundles';
import { message } from '@/language/text';
import type { AppThunk } from '@/store/typed';
import { givenTogether } from '../editing/why';
import { successShown } from '../notices/outcomeNotices';
import { proposeTogether } from '../proposals/proposeTogether';
import { selectBundleRevert } from './bundleRevert';

export const proposeBundleRevert =
  (author: string, bundle: string, note: string): AppThunk =>
  (dispatch, getState) => {
    const { edits } = selectBundleRevert(getState(), author, bundle);
    const given = dispatch(givenTogether({ note, source: '' }));
    dispatch(proposeTogether(edits, given));
    const said = message(bundles.revertProposed, { count: edits.length });
    dispatch(successShown(`revert-proposed/${bundle}`, said));
  };
