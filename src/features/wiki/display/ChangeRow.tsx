import { selectDelta } from '../deltas/deltasSelectors';
import { fieldText } from '../editing/fieldText';
import { isJsonObject } from '@/lib/json';
import { fieldChanges, isNewRecord, recordIdOf, type Delta, type FieldChange } from '@/model/delta';
import { useAppSelector } from '@/store/typed';
import { RelativeTime } from '@/ui/RelativeTime';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './ChangeRow.module.css';
import { ProfileName } from './ProfileName';
import { RecordLink } from './RecordLink';
import { Sources } from './Sources';

export interface ChangeRowProps {
  /** An applied delta. */
  readonly id: string;
  /** Says which record changed, for lists of more than one. */
  readonly named?: boolean;
}

/** One applied change: field, from what to what, who, when and why. An item for a `List`. */
export function ChangeRow({ id, named = false }: ChangeRowProps) {
  const delta = useAppSelector((state) => selectDelta(state, id));
  if (!delta) return undefined;
  return (
    <li className={styles.row}>
      {named && (
        <div className={styles.name}>
          <RecordLink collection={delta.collection} id={recordIdOf(delta)} fallback={nameIn(delta)} />
        </div>
      )}
      <Changes delta={delta} />
      {delta.note !== undefined && <p className={styles.note}>“{delta.note}”</p>}
      <div className={styles.meta}>
        <span>
          <ProfileName uid={delta.author} />
        </span>
        <RelativeTime value={delta.decidedAt ?? delta.timestamp} />
        {delta.source !== undefined && (
          <span>
            Source: <Sources sources={[delta.source]} />
          </span>
        )}
      </div>
    </li>
  );
}

function Changes({ delta }: { readonly delta: Delta }) {
  if (isNewRecord(delta)) return <div>New {delta.collection}</div>;
  const before = new Map(
    (fieldChanges({ ...delta, value: delta.before ?? (delta.field === '' ? {} : null) }) ?? []).map(
      (change) => [change.field.path, change],
    ),
  );
  return (
    <ul>
      {(fieldChanges(delta) ?? []).map((change) => (
        <li key={change.field.path}>
          <span className={styles.field}>{change.field.label}</span>{' '}
          <Value change={before.get(change.field.path)} old /> <span aria-hidden>→</span>
          <VisuallyHidden>changed to</VisuallyHidden> <Value change={change} />
        </li>
      ))}
    </ul>
  );
}

function Value({
  change,
  old = false,
}: {
  readonly change: FieldChange | undefined;
  readonly old?: boolean;
}) {
  const text = change && fieldText(change.field, change.value);
  if (text === undefined) return <span className={styles.nothing}>nothing</span>;
  return old ? <del className={styles.old}>{text}</del> : <ins className={styles.new}>{text}</ins>;
}

/** What a proposed record calls itself, for when it has been deleted since. */
function nameIn({ value }: Delta): string | undefined {
  const name = isJsonObject(value) ? value['name'] : undefined;
  return typeof name === 'string' ? name : undefined;
}
