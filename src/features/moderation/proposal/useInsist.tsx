import type { Applying } from '@/wiki/proposals/deltasThunks';
import { selectProposalName } from '@/wiki/proposals/proposalSelectors';
import { matchLineOf } from '@/wiki/sports/matchLineOf';
import { selectSport } from '@/wiki/sports/sportsSelectors';
import { fieldLabel } from '@/parts/words/sportWords';
import { readersDay } from '@/parts/days/useToday';
import { moderation } from '@/language/en/moderation';
import type { Language } from '@/language/language';
import { useLanguage } from '@/language/useLanguage';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { DeltaId } from '@/model/ids';
import { useAppDispatch, type AppThunk } from '@/store/typed';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import type { Flag } from '@/wiki/review/flags';
import { selectConflicts, selectErrorsWithin } from './moderationSelectors';
import { applyMany } from './moderationThunks';

export interface Doubts {
  readonly id: DeltaId;
  readonly name: ReturnType<typeof selectProposalName>;
  readonly fields: readonly FieldSpec[];
  readonly errors: readonly Flag[];
}

export const doubtsAbout =
  (id: DeltaId, { t }: Language): AppThunk<Doubts> =>
  (_dispatch, getState) => ({
    id,
    name: selectProposalName(getState(), id, (match) =>
      matchLineOf(t, selectSport(getState(), match.event.sport.id), match),
    ),
    fields: selectConflicts(getState(), id),
    errors: selectErrorsWithin(getState(), id, readersDay()),
  });

/**
 * Applies a proposal, after a confirmation if it would overwrite a newer change or has an error. Resolves to
 * whether it was applied.
 */
export function useInsist(): (id: DeltaId, how?: Pick<Applying, 'approve'>) => Promise<boolean> {
  const language = useLanguage();
  const { t, list } = language;
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  return async (id, how = {}) => {
    const { fields, errors, name } = dispatch(doubtsAbout(id, language));
    if (fields.length + errors.length === 0) {
      dispatch(applyMany([id], how));
      return true;
    }
    const isStale = fields.length > 0;
    const sure = await dialogs.confirm({
      title: t(isStale ? moderation.insistTitle : moderation.errorTitle),
      body: (
        <>
          {isStale && (
            <p>
              {t(moderation.insistBody, {
                fields: list(fields.map((field) => fieldLabel(t, field))),
                name: typeof name === 'string' ? name : t(name),
              })}
            </p>
          )}
          {errors.map(({ sentence }) => (
            <p key={t(sentence)}>{t(sentence)}</p>
          ))}
        </>
      ),
      danger: true,
    });
    if (sure) dispatch(applyMany([id], { ...how, insist: isStale }));
    return sure;
  };
}
