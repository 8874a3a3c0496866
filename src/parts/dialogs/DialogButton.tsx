import { useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '@/ui/Button';

export interface DialogButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  readonly label: ReactNode;
  readonly children: (close: () => void) => ReactNode;
}

export function DialogButton({ label, children, ...button }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && children(() => setOpen(false))}
    </>
  );
}
