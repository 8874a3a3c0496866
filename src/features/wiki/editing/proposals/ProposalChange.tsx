import type { ReactNode } from 'react';
import type { Json } from '@/lib/json';
import { isNewRecord, sameFieldValue } from '@/model/delta';
import type { FieldSpec } from '@/model/fields';
import { useAppSelector } from '@/store/typed';
import { Diff } from '@/ui/Diff';
import { selectProposal, type ProposedField } from '../../records/proposalSelectors';
import { fieldText } from '../fieldText';
import { FieldValue } from '../FieldValue';
import styles from './ProposalChange.module.css';

export interface ProposalChangeProps {
  /** Of the delta. */
  readonly id: string;
  /** What the record is called, for the table's name. */
  readonly name: string;
}

/**
 * What a proposal would do: for a new record what it would say, for an existing one each field as it is and as it would
 * be, with what its author saw where that is neither. Once decided, what was and what became of it.
 */
export function ProposalChange({ id, name }: ProposalChangeProps) {
  const view = useAppSelector((state) => selectProposal(state, id));
  if (view === undefined) return null;
  const { delta, fields, live } = view;
  if (isNewRecord(delta)) {
    return (
      <dl className={styles.facts}>
        {fields.map(({ field, proposed }) => (
          <div key={field.path}>
            <dt>{field.label}</dt>
            <dd>{proposedText(field, proposed)}</dd>
          </div>
        ))}
      </dl>
    );
  }
  const open = delta.status === 'new' && live !== undefined;
  return (
    <Diff
      caption={`Change of ${name}`}
      headings={open ? ['Is', 'Would be'] : ['Was', delta.status === 'applied' ? 'Became' : 'Proposed']}
      rows={fields.map((field) => ({
        label: field.field.label,
        before: open ? liveText(field) : fieldText(field.field, field.seen),
        after: proposedText(field.field, field.proposed),
      }))}
    />
  );
}

/** What would be; a video can be looked at before it is decided. */
const proposedText = (field: FieldSpec, value: Json): ReactNode =>
  field.type === 'youtube' && value !== null ? (
    <FieldValue field={field} value={value} />
  ) : (
    fieldText(field, value)
  );

/** What is now, and what the author saw when that was something else. */
function liveText({ field, live, seen, proposed }: ProposedField): ReactNode {
  const now = fieldText(field, live);
  if (sameFieldValue(field, live, seen) || sameFieldValue(field, live, proposed)) return now;
  return (
    <>
      {now ?? 'nothing'}
      <span className={styles.seen}>When proposed it was {fieldText(field, seen) ?? 'nothing'}</span>
    </>
  );
}
