import { useState } from 'react';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import type { ConfirmOptions } from './ConfirmDialog';
import { FormDialog, type FormDialogProps } from './FormDialog';

export interface PromptOptions extends ConfirmOptions, Pick<FormDialogProps, 'focusField'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly initialValue?: string | undefined;
  readonly multiline?: boolean | undefined;
  readonly rows?: number | undefined;
  readonly maxLength?: number | undefined;
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
  onAnswer,
  ...rest
}: PromptDialogProps) {
  const [text, setText] = useState(initialValue);
  const field = { label, hint, value: text, onChange: setText, maxLength };
  return (
    <FormDialog {...rest} onOk={() => onAnswer(text)} onCancel={() => onAnswer(undefined)}>
      {body}
      {multiline ? <TextAreaField {...field} rows={rows} /> : <TextField {...field} />}
    </FormDialog>
  );
}
