import { deleting } from '@/language/en/deleting';
import { hiding } from '@/language/en/hiding';
import { useText } from '@/language/useLanguage';
import { isDeletion, isNewRecord } from '@/model/proposals/delta';
import { shownValue } from '@/model/days/shownValue';
import { hidingOf } from '@/model/privacy/hiding';
import { fieldLabel } from '@/parts/words/sportWords';
import { Value, ValueChange } from '@/parts/changes/ValueChange';
import { useAppSelector } from '@/store/typed';
import { selectProposal, sportOfView, type ProposedField } from '@/wiki/records/proposalSelectors';
import styles from './QueueSummary.module.css';

export function ChangeLine({ id }: { readonly id: string }) {
  const t = useText();
  const view = useAppSelector((state) => selectProposal(state, id));
  if (view === undefined) return undefined;
  const { delta, live, fields } = view;
  if (isDeletion(delta)) return <p className={styles.change}>{t(deleting.wouldBe)}</p>;
  const hides = hidingOf(delta);
  if (hides !== undefined)
    return <p className={styles.change}>{t(hides ? hiding.wouldBeHidden : hiding.wouldBeShown)}</p>;
  const isNew = isNewRecord(delta);
  const sport = sportOfView(view);
  return (
    <p className={styles.change}>
      {(isNew ? besideName(fields) : fields).map((each) => (
        <span key={each.field.path}>
          <span className={styles.field}>{fieldLabel(t, each.field)}</span>{' '}
          {isNew ? (
            <Value
              field={each.field}
              sport={sport}
              value={shownValue(each.field, each.proposed, view.proposed)}
            />
          ) : (
            // If the record is not loaded, show the value that the author saw.
            <ValueChange
              field={each.field}
              sport={sport}
              before={live === undefined ? each.seen : shownValue(each.field, each.live, live)}
              after={shownValue(each.field, each.proposed, view.proposed)}
            />
          )}
        </span>
      ))}
    </p>
  );
}

function besideName(fields: readonly ProposedField[]): readonly ProposedField[] {
  const others = fields.filter(
    ({ field: { path, type, beside } }) => path !== 'name' && type !== 'player' && !beside,
  );
  return others.length > 0 ? others : fields;
}
