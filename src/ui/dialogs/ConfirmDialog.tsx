import type { ReactNode } from 'react';
import { FormDialog } from './FormDialog';

export interface ConfirmOptions {
  readonly title: ReactNode;
  readonly body?: ReactNode;
  readonly okLabel?: string | undefined;
  readonly cancelLabel?: string | undefined;
  readonly danger?: boolean | undefined;
}

export interface ConfirmDialogProps extends ConfirmOptions {
  readonly onAnswer: (confirmed: boolean) => void;
}

export function ConfirmDialog({ body, onAnswer, ...rest }: ConfirmDialogProps) {
  return (
    <FormDialog {...rest} onOk={() => onAnswer(true)} onCancel={() => onAnswer(false)}>
      {body}
    </FormDialog>
  );
}
