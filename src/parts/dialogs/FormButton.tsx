import { useState, type ReactNode } from 'react';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { selectLikelyMayEdit, selectMayEdit } from '@/wiki/editing/editingSelectors';

export interface FormButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly quiet?: boolean;
  readonly children: (close: () => void) => ReactNode;
}

export function FormButton({ icon, label, quiet = false, children }: FormButtonProps) {
  const mayEdit = useAppSelector(selectMayEdit);
  const likely = useAppSelector(selectLikelyMayEdit);
  const [open, setOpen] = useState(false);
  if (!mayEdit && !likely) return null;
  return (
    <>
      <Button
        icon={icon}
        variant={quiet ? 'quiet' : 'secondary'}
        {...(quiet && { size: 'sm' })}
        disabled={!mayEdit}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && children(() => setOpen(false))}
    </>
  );
}
