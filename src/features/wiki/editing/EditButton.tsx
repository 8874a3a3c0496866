import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Collection } from '@/model/records';
import { useAppSelector } from '@/store/typed';
import { IconButton } from '@/ui/Button';
import { EditDialog } from './EditDialog';
import { selectMayEdit } from './editingSelectors';

export interface EditButtonProps {
  readonly collection: Collection;
  readonly id: string;
  /** Path of `fieldSpecs`. */
  readonly field: string;
  /** Tells the buttons of a list apart. */
  readonly recordName?: string | undefined;
}

/** Opens the dialog that edits one field; nothing for visitors who are not signed in. */
export function EditButton({ collection, id, field, recordName }: EditButtonProps) {
  const mayEdit = useAppSelector(selectMayEdit);
  const [open, setOpen] = useState(false);
  if (!mayEdit) return null;
  return (
    <>
      <IconButton
        icon={<Pencil aria-hidden />}
        label={recordName === undefined ? `Edit ${field}` : `Edit ${field} ${recordName}`}
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
