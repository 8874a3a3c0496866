import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import type { Collection } from '@/model/schema/recordSchema';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { selectLikelyMayEdit, selectMayEdit } from '@/wiki/editing/editingSelectors';
import { EditFactsDialog } from './lazyDialogs';

export interface EditFactsButtonProps {
  readonly collection: Collection;
  readonly id: string;
  readonly recordName: string;
}

/** Opens the form of all facts of a record; nothing for visitors who are not signed in. */
export function EditFactsButton(props: EditFactsButtonProps) {
  const t = useText();
  const mayEdit = useAppSelector(selectMayEdit);
  const likely = useAppSelector(selectLikelyMayEdit);
  const [open, setOpen] = useState(false);
  if (!mayEdit && !likely) return null;
  return (
    <>
      <Button icon={<ListChecks aria-hidden />} disabled={!mayEdit} onClick={() => setOpen(true)}>
        {t(editing.editFacts)}
      </Button>
      {open && <EditFactsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
