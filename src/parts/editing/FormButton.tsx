import { useState, type ReactNode } from 'react';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { selectLikelyMayEdit, selectMayEdit } from '@/wiki/editing/editingSelectors';

export interface FormButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** True for one that is seldom wanted, which is smaller. */
  readonly quiet?: boolean;
  /** The dialog that it opens. */
  readonly children: (close: () => void) => ReactNode;
}

/** Opens a form that proposes something; nothing for visitors who are not signed in. */
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
