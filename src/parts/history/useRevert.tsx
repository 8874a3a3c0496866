import { useText } from '@/language/useLanguage';
import { isNewRecord } from '@/model/proposals/delta';
import type { DeltaId } from '@/model/ids';
import { cleanProse } from '@/model/texts';
import { useAppDispatch, type AppThunk } from '@/store/typed';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { useRevertingCode } from './useRevertingCode';

/**
 * Asks a moderator for a reason, and reverts changes after ten seconds. `left` is the number that is known to
 * stay.
 */
export function useRevert(): (ids: readonly DeltaId[], left?: number) => Promise<void> {
  const t = useText();
  const dispatch = useAppDispatch();
  const load = useRevertingCode();
  const dialogs = useDialogs();
  return async (ids, left = 0) => {
    const code = await load();
    if (code === undefined) return;
    const asked = { count: ids.length, makes: dispatch(makesRecord(ids)), left };
    const { sentences, ...question } = code.revertQuestion(t, asked);
    const body = sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
    const note = await dialogs.prompt({ ...question, body });
    if (note !== undefined) dispatch(code.revertChanges(ids, cleanProse(note)));
  };
}

const makesRecord =
  (ids: readonly DeltaId[]): AppThunk<boolean> =>
  (_dispatch, getState) =>
    ids.some((id) => {
      const delta = selectDelta(getState(), id);
      return delta !== undefined && isNewRecord(delta);
    });
