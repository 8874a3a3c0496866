import type { ReactNode } from 'react';
import { FormDialog, type FormDialogProps } from './FormDialog';

export interface ConfirmOptions extends Pick<FormDialogProps, 'okLabel' | 'cancelLabel' | 'danger'> {
  readonly title: ReactNode;
  readonly body?: ReactNode;
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
