import { dequal } from 'dequal';
import { useText } from '@/language/useLanguage';
import type { Collection } from '@/model/schema/recordSchema';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { useAppSelector } from '@/store/typed';
import { DefinitionList } from '@/ui/DefinitionList';
import { fieldLabel } from '../display/sportWords';
import { EditButton } from './EditButton';
import { selectFields, selectFieldValue } from '@/wiki/editing/editingSelectors';
import { FieldValue } from './FieldValue';
import { PendingBadge } from '../display/PendingBadge';

export interface RecordFieldsProps {
  readonly collection: Collection;
  readonly id: string;
  /** Tells the edit buttons of a list apart. */
  readonly recordName?: string | undefined;
}

/** All that people may edit of a record, each field with its value, its mark while pending, and its edit button. */
export function RecordFields({ collection, id, recordName }: RecordFieldsProps) {
  const t = useText();
  const fields = useAppSelector((state) => selectFields(state, collection, id));
  return (
    <DefinitionList
      items={fields.map((field) => ({
        term: fieldLabel(t, field),
        value: <LiveValue collection={collection} id={id} field={field} />,
        action: (
          <>
            <PendingBadge collection={collection} id={id} field={field.path} />
            <EditButton collection={collection} id={id} field={field.path} recordName={recordName} />
          </>
        ),
      }))}
    />
  );
}

function LiveValue({
  collection,
  id,
  field,
}: Pick<RecordFieldsProps, 'collection' | 'id'> & { readonly field: FieldSpec }) {
  // A player's value is an object made anew, so it is compared by what it says.
  const value = useAppSelector((state) => selectFieldValue(state, collection, id, field), dequal);
  return <FieldValue field={field} value={value} />;
}
