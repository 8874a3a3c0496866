import { useState, type ReactNode } from 'react';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { selectLikelyMayEdit, selectMayEdit } from '@/wiki/editing/editingSelectors';

export interface FormButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** The dialog that it opens. */
  readonly children: (close: () => void) => ReactNode;
}

/** Opens a form that proposes something; nothing for visitors who are not signed in. */
export function FormButton({ icon, label, children }: FormButtonProps) {
  const mayEdit = useAppSelector(selectMayEdit);
  const likely = useAppSelector(selectLikelyMayEdit);
  const [open, setOpen] = useState(false);
  if (!mayEdit && !likely) return null;
  return (
    <>
      <Button icon={icon} disabled={!mayEdit} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && children(() => setOpen(false))}
    </>
  );
}
