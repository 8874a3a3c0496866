import type { ReactNode } from 'react';
import { deleting } from '@/language/en/deleting';
import { hiding } from '@/language/en/hiding';
import { records } from '@/language/en/records';
import { useLanguage } from '@/language/useLanguage';
import { isDeletion, isNewRecord } from '@/model/delta';
import { hidingOf } from '@/model/hiding';
import { fieldText } from '@/parts/display/fieldText';
import { fieldLabel } from '@/parts/display/sportWords';
import { useAppSelector } from '@/store/typed';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { selectProposal, type ProposedField } from '@/wiki/records/proposalSelectors';
import { useSports } from '@/wiki/sports/useSports';
import styles from './QueueSummary.module.css';

/** The difference that a proposal makes, in one line: each field as it is and as it would be, or what a new record says. */
export function ChangeLine({ id }: { readonly id: string }) {
  const { t } = useLanguage();
  const view = useAppSelector((state) => selectProposal(state, id));
  if (view === undefined) return undefined;
  const { delta, live, fields } = view;
  if (isDeletion(delta)) return <p className={styles.change}>{t(deleting.wouldBe)}</p>;
  const hides = hidingOf(delta);
  if (hides !== undefined)
    return <p className={styles.change}>{t(hides ? hiding.wouldBeHidden : hiding.wouldBeShown)}</p>;
  const isNew = isNewRecord(delta);
  return (
    <p className={styles.change}>
      {(isNew ? besideName(fields) : fields).map((each) => (
        <span key={each.field.path}>
          <span className={styles.field}>{fieldLabel(t, each.field)}</span>{' '}
          {!isNew && <Before field={each} isThere={live !== undefined} />}
          <Value field={each} value={each.proposed} />
        </span>
      ))}
    </p>
  );
}

/** The facts of a new record that its name does not say, if there are any. */
function besideName(fields: readonly ProposedField[]): readonly ProposedField[] {
  const others = fields.filter(({ field: { path, type } }) => path !== 'name' && type !== 'player');
  return others.length > 0 ? others : fields;
}

/** The value that is replaced; of a record that is not at hand, the one that the author saw. */
function Before({ field, isThere }: { readonly field: ProposedField; readonly isThere: boolean }) {
  const { t } = useLanguage();
  return (
    <>
      <Value field={field} value={isThere ? field.live : field.seen} old /> <span aria-hidden>→</span>
      <VisuallyHidden>{t(records.changedTo)}</VisuallyHidden>{' '}
    </>
  );
}

interface ValueProps {
  readonly field: ProposedField;
  readonly value: ProposedField['live'];
  readonly old?: boolean;
}

function Value({ field: { field }, value, old = false }: ValueProps): ReactNode {
  const language = useLanguage();
  const text = fieldText(language, useSports(), field, value);
  if (text === undefined) return <span className={styles.nothing}>{language.t(records.nothing)}</span>;
  return old ? <del className={styles.old}>{text}</del> : <ins className={styles.new}>{text}</ins>;
}
