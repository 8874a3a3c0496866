import { bundles } from '@/language/en/bundles';
import { history } from '@/language/en/history';
import { reverting } from '@/language/en/reverting';
import type { Translate } from '@/language/language';
import { message } from '@/language/text';
import type { DeltaId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import type { AppThunk } from '@/store/typed';
import { givenTogether } from '../editing/why';
import { successShown } from '../notices/outcomeNotices';
import { upsertDelta } from '../proposals/deltasThunks';
import { proposeTogether } from '../proposals/proposeTogether';
import { selectBundleRevert } from './bundleRevert';
import { selectSoleRevert } from './historySelectors';

export { revertChanges } from './revertChanges';

interface ToRevert {
  readonly count: number;
  readonly makes: boolean;
  readonly left: number;
}

export const revertQuestion = (t: Translate, { count, makes, left }: ToRevert) => ({
  title: t(reverting.title, { count }),
  sentences: [
    t(reverting.body),
    ...(makes ? [t(reverting.recordsGo)] : []),
    t(reverting.own),
    ...(left > 0 ? [t(reverting.left, { count: left })] : []),
  ],
  label: t(reverting.why),
  hint: t(reverting.whyHint),
  okLabel: t(reverting.ok),
  multiline: true,
  rows: 3,
  maxLength: limits.note,
});

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

export const proposeBundleRevert =
  (author: string, bundle: string, note: string): AppThunk =>
  (dispatch, getState) => {
    const { edits } = selectBundleRevert(getState(), author, bundle);
    const given = dispatch(givenTogether({ note, source: '' }));
    dispatch(proposeTogether(edits, given));
    const said = message(bundles.revertProposed, { count: edits.length });
    dispatch(successShown(`revert-proposed/${bundle}`, said));
  };
