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
import styles from './QueueToolbar.module.css';
import { useInsist } from './useInsist';

interface Stale {
  readonly id: DeltaId;
  readonly name: ReturnType<typeof selectProposalName>;
  readonly fields: readonly FieldSpec[];
}

/** Those whose record somebody has changed since their author looked. */
const staleOf =
  (ids: readonly DeltaId[]): AppThunk<readonly Stale[]> =>
  (_dispatch, getState) =>
    ids
      .map((id) => ({
        id,
        name: selectProposalName(getState(), id),
        fields: selectConflicts(getState(), id),
      }))
      .filter(({ fields }) => fields.length > 0);

/** The outcome of applying several. */
export interface Applied {
  readonly applied: readonly DeltaId[];
  /** Left in the queue, since applying them would replace a newer change; each needs a look of its own. */
  readonly left: readonly DeltaId[];
}

/** More names than these help nobody to remember them; the proposals stay selected. */
const mostNames = 5;

/**
 * Applies proposals. One over a newer change asks for a second look; of several those are left out, after saying which
 * and why. `undefined` when the moderator thought better of it.
 */
export function useApply(): (ids: readonly DeltaId[]) => Promise<Applied | undefined> {
  const { t, list } = useLanguage();
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const insist = useInsist();
  return async (ids) => {
    const [only] = ids;
    if (only === undefined) return undefined;
    if (ids.length === 1) return (await insist(only)) ? { applied: ids, left: [] } : undefined;
    const stale = dispatch(staleOf(ids));
    const applied = ids.filter((id) => !stale.some((each) => each.id === id));
    if (stale.length > 0) {
      const sure = await dialogs.confirm({
        title:
          applied.length === 0
            ? t(moderation.allStaleTitle)
            : t(moderation.someStaleTitle, { count: applied.length, all: ids.length }),
        okLabel:
          applied.length === 0
            ? t(moderation.goToFirst)
            : t(moderation.applyThese, { count: applied.length }),
        body: (
          <>
            <p>{t(moderation.someStaleBody, { count: stale.length })}</p>
            <ul className={styles.stale}>
              {stale.slice(0, mostNames).map(({ id, name, fields }) => (
                <li key={id}>
                  {t(moderation.staleFields, {
                    name: typeof name === 'string' ? name : t(name),
                    fields: list(fields.map((field) => fieldLabel(t, field))),
                  })}
                </li>
              ))}
              {stale.length > mostNames && (
                <li>{t(moderation.andMore, { count: stale.length - mostNames })}</li>
              )}
            </ul>
          </>
        ),
      });
      if (!sure) return undefined;
    }
    if (applied.length > 0) dispatch(applyMany(applied));
    return { applied, left: stale.map(({ id }) => id) };
  };
}
