import { selectProposalName } from '@/wiki/proposals/proposalSelectors';
import { fieldLabel } from '@/parts/display/sportWords';
import { moderation } from '@/language/en/moderation';
import { useLanguage } from '@/language/useLanguage';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { DeltaId } from '@/model/ids';
import { useAppDispatch, type AppThunk } from '@/store/typed';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { selectConflicts } from './moderationSelectors';
import { applyMany } from './moderationThunks';

const conflictOf =
  (
    id: DeltaId,
  ): AppThunk<{
    readonly fields: readonly FieldSpec[];
    readonly name: ReturnType<typeof selectProposalName>;
  }> =>
  (_dispatch, getState) => ({
    fields: selectConflicts(getState(), id),
    name: selectProposalName(getState(), id),
  });

/** Applies a proposal; one that would replace somebody's newer change only after a second look. Says whether it did. */
export function useInsist(): (id: DeltaId) => Promise<boolean> {
  const { t, list } = useLanguage();
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  return async (id) => {
    const { fields, name } = dispatch(conflictOf(id));
    if (fields.length === 0) {
      dispatch(applyMany([id]));
      return true;
    }
    const sure = await dialogs.confirm({
      title: t(moderation.insistTitle),
      body: t(moderation.insistBody, {
        fields: list(fields.map((field) => fieldLabel(t, field))),
        name: typeof name === 'string' ? name : t(name),
      }),
      danger: true,
    });
    if (sure) dispatch(applyMany([id], { insist: true }));
    return sure;
  };
}
