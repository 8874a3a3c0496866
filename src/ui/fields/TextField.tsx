import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'url' | undefined;
  readonly autoComplete?: InputHTMLAttributes<HTMLInputElement>['autoComplete'];
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly autoFocus?: boolean | undefined;
}

export function TextField({
  value,
  onChange,
  type = 'text',
  autoComplete = 'off',
  placeholder,
  maxLength,
  autoFocus,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type={type}
          value={value}
          autoComplete={autoComplete}
          placeholder={placeholder}
          maxLength={maxLength}
          autoFocus={autoFocus}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
