import { useState, type ReactNode } from 'react';
import { Button } from '@/ui/Button';

export interface DialogButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly disabled?: boolean;
  /** The dialog, while it is open. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ icon, label, disabled, children }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={icon} disabled={disabled} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && children(() => setOpen(false))}
    </>
  );
}
