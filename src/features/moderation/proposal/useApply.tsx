import { fieldLabel } from '@/parts/words/sportWords';
import { moderation } from '@/language/en/moderation';
import { useLanguage } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import { useAppDispatch } from '@/store/typed';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import type { Applying } from '@/wiki/proposals/deltasThunks';
import { flagRules } from '@/wiki/review/flags';
import { applyMany } from './moderationThunks';
import styles from '../queue/QueueToolbar.module.css';
import { doubtsAbout, useInsist, type Doubts } from './useInsist';

export interface Applied {
  readonly applied: readonly DeltaId[];
  /**
   * Not applied: they would overwrite a newer change or have an error. Each needs a confirmation of its own.
   */
  readonly left: readonly DeltaId[];
}

/** Nobody remembers more names than this; the proposals stay selected anyway. */
const mostNames = 5;

/**
 * Applies proposals. A single one with a conflict or an error asks for confirmation. From several, those are
 * left out after a dialog names them with the cause. Resolves to `undefined` if the moderator cancels.
 */
export function useApply(): (
  ids: readonly DeltaId[],
  how?: Pick<Applying, 'approve'>,
) => Promise<Applied | undefined> {
  const language = useLanguage();
  const { t } = language;
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const insist = useInsist();
  return async (ids, how = {}) => {
    const [only] = ids;
    if (only === undefined) return undefined;
    if (ids.length === 1) return (await insist(only, how)) ? { applied: ids, left: [] } : undefined;
    const left = ids
      .map((id) => dispatch(doubtsAbout(id, language)))
      .filter(({ fields, errors }) => fields.length + errors.length > 0);
    const applied = ids.filter((id) => !left.some((each) => each.id === id));
    if (left.length > 0) {
      const sure = await dialogs.confirm({
        title:
          applied.length === 0
            ? t(moderation.allStaleTitle)
            : t(moderation.someStaleTitle, { count: applied.length, all: ids.length }),
        okLabel:
          applied.length === 0
            ? t(moderation.goToFirst)
            : t(moderation.applyThese, { count: applied.length }),
        body: <LeftOut left={left} />,
      });
      if (!sure) return undefined;
    }
    if (applied.length > 0) dispatch(applyMany(applied, how));
    return { applied, left: left.map(({ id }) => id) };
  };
}

function LeftOut({ left }: { readonly left: readonly Doubts[] }) {
  const { t, list } = useLanguage();
  return (
    <>
      <p>{t(moderation.someStaleBody, { count: left.length })}</p>
      <ul className={styles.stale}>
        {left.slice(0, mostNames).map(({ id, name, fields, errors }) => (
          <li key={id}>
            {t(moderation.staleFields, {
              name: typeof name === 'string' ? name : t(name),
              fields: list([
                ...fields.map((field) => fieldLabel(t, field)),
                ...new Set(errors.map(({ code }) => t(flagRules[code].label))),
              ]),
            })}
          </li>
        ))}
        {left.length > mostNames && <li>{t(moderation.andMore, { count: left.length - mostNames })}</li>}
      </ul>
    </>
  );
}
