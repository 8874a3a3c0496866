import { useState, type ReactNode } from 'react';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { selectLikelyMayEdit, selectMayEdit } from '@/wiki/editing/editingSelectors';

export interface FormButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly children: (close: () => void) => ReactNode;
}

export function FormButton({ icon, label, children }: FormButtonProps) {
  const mayEdit = useAppSelector(selectMayEdit);
  const likely = useAppSelector(selectLikelyMayEdit);
  const [open, setOpen] = useState(false);
  if (!mayEdit && !likely) return null;
  return (
    <>
      <Button size="sm" icon={icon} disabled={!mayEdit} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && children(() => setOpen(false))}
    </>
  );
}
