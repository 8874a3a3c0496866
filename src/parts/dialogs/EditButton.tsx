import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { editButtons } from '@/language/en/editButtons';
import { useText } from '@/language/useLanguage';
import type { Collection } from '@/model/schema/recordSchema';
import { useAppSelector } from '@/store/typed';
import { IconButton } from '@/ui/Button';
import { fieldNoun } from '../words/sportWords';
import { EditDialog } from './lazyDialogs';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';

export interface EditButtonProps {
  readonly collection: Collection;
  readonly id: string;
  readonly field: string;
  readonly recordName?: string | undefined;
}

export function EditButton({ collection, id, field, recordName }: EditButtonProps) {
  const t = useText();
  const mayEdit = useAppSelector(selectMayEdit);
  const [open, setOpen] = useState(false);
  const noun = fieldNoun(t, field);
  if (!mayEdit) return null;
  return (
    <>
      <IconButton
        icon={<Pencil />}
        label={
          recordName === undefined
            ? t(editButtons.editField, { field: noun })
            : t(editButtons.editFieldOf, { field: noun, record: recordName })
        }
        size="sm"
        onClick={() => setOpen(true)}
      />
      {open && (
        <EditDialog
          collection={collection}
          id={id}
          field={field}
          recordName={recordName}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
