import { useState, type ReactNode } from 'react';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import { FormDialog } from './FormDialog';

export interface PromptOptions {
  readonly title: string;
  readonly label: string;
  readonly body?: ReactNode;
  readonly hint?: string | undefined;
  readonly initialValue?: string | undefined;
  readonly multiline?: boolean | undefined;
  readonly rows?: number | undefined;
  readonly maxLength?: number | undefined;
  /** Why the text is not acceptable; `undefined` if it is. OK is disabled meanwhile. */
  readonly validate?: ((text: string) => string | undefined) | undefined;
  readonly focusField?: boolean | undefined;
  readonly okLabel?: string | undefined;
  readonly cancelLabel?: string | undefined;
  readonly danger?: boolean | undefined;
}

export interface PromptDialogProps extends PromptOptions {
  readonly onAnswer: (text: string | undefined) => void;
}

export function PromptDialog({
  label,
  body,
  hint,
  initialValue = '',
  multiline = false,
  rows,
  maxLength,
  validate,
  onAnswer,
  ...rest
}: PromptDialogProps) {
  const [text, setText] = useState(initialValue);
  const problem = validate?.(text);
  const field = { label, hint, value: text, onChange: setText, maxLength };
  return (
    <FormDialog {...rest} problem={problem} onOk={() => onAnswer(text)} onCancel={() => onAnswer(undefined)}>
      {body}
      {multiline ? <TextAreaField {...field} rows={rows} /> : <TextField {...field} />}
    </FormDialog>
  );
}
