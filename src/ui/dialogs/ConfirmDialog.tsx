import type { ReactNode } from 'react';
import { FormDialog } from './FormDialog';

export interface ConfirmOptions {
  readonly title: string;
  /** The consequences, before the reader agrees. */
  readonly body?: ReactNode;
  readonly okLabel?: string | undefined;
  readonly cancelLabel?: string | undefined;
  readonly danger?: boolean | undefined;
}

export interface ConfirmDialogProps extends ConfirmOptions {
  readonly open: boolean;
  /** True for OK, false for Cancel and Escape. */
  readonly onAnswer: (confirmed: boolean) => void;
}

/** Asks a question that is answered by OK or Cancel. */
export function ConfirmDialog({ body, onAnswer, ...rest }: ConfirmDialogProps) {
  return (
    <FormDialog {...rest} onOk={() => onAnswer(true)} onCancel={() => onAnswer(false)}>
      {body}
    </FormDialog>
  );
}
