import { deepEqual } from 'fast-equals';
import { useState } from 'react';
import type { Json } from '@/lib/json';
import { findField, type FieldSpec } from '@/model/fields';
import type { Collection } from '@/model/records';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { draftOf, draftProblem } from './draft';
import {
  selectConfirmedValue,
  selectFieldValue,
  selectPendingDelta,
  selectSportOf,
} from './editingSelectors';
import { proposeField } from './editingThunks';
import { errorText } from './errorText';
import { FieldInput } from './FieldInput';
import { fieldText } from './fieldText';
import { FormError } from './FormError';
import { WhyFields } from './WhyFields';

export interface EditDialogProps {
  readonly collection: Collection;
  readonly id: string;
  /** Path of `fieldSpecs`. */
  readonly field: string;
  readonly recordName?: string | undefined;
  /** What to begin with in place of what the user sees now: for proposing again what was rejected. */
  readonly initial?: Json | undefined;
  readonly onClose: () => void;
}

/** Edits one field of one record. Begins with what the user sees, the own open proposal included, which it overwrites. */
export function EditDialog({ field: path, ...props }: EditDialogProps) {
  const field = findField(props.collection, path);
  return field && <FieldDialog {...props} field={field} />;
}

function FieldDialog({
  collection,
  id,
  field,
  recordName,
  initial,
  onClose,
}: Omit<EditDialogProps, 'field'> & { readonly field: FieldSpec }) {
  const dispatch = useAppDispatch();
  const sport = useAppSelector((state) => selectSportOf(state, collection, id));
  const shown = useAppSelector((state) => selectFieldValue(state, collection, id, field), deepEqual);
  const confirmed = useAppSelector((state) => selectConfirmedValue(state, collection, id, field), deepEqual);
  const pending = useAppSelector((state) => selectPendingDelta(state, collection, id, field.path));
  const [draft, setDraft] = useState(() => draftOf(initial ?? shown));
  const [why, setWhy] = useState({ note: pending?.note ?? '', source: pending?.source ?? '' });
  const [touched, setTouched] = useState(false);
  const [error, setError] = useState<string>();

  const problem = draftProblem(field, draft, sport);
  const inField = touched && problem !== undefined;
  const propose = () => {
    try {
      dispatch(proposeField({ collection, id, field, draft, why }));
      onClose();
    } catch (cause) {
      setError(errorText(cause));
    }
  };

  return (
    <FormDialog
      open
      focusField
      title={`Edit ${recordName ?? collection}`}
      // The field says it already, once it has been touched.
      problem={inField ? '' : problem}
      onOk={propose}
      onCancel={onClose}
    >
      <FieldInput
        field={field}
        sport={sport}
        draft={draft}
        onChange={(next) => {
          setTouched(true);
          setError(undefined);
          setDraft(next);
        }}
        error={inField ? problem : undefined}
        hint={
          pending && confirmed !== undefined
            ? `Now ${fieldText(field, confirmed) ?? 'nothing'}; your proposal is still open.`
            : undefined
        }
      />
      <WhyFields why={why} onChange={setWhy} />
      <FormError message={error} />
    </FormDialog>
  );
}
