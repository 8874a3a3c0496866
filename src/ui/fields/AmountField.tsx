import { useState } from 'react';
import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';

export interface AmountFieldProps extends FieldProps {
  readonly value: number | string | undefined;
  /** `undefined` if the field was cleared. Unreadable input is passed on as typed. */
  readonly onChange: (value: number | string | undefined) => void;
  readonly parse: (text: string) => number | undefined;
  readonly print: (amount: number) => string;
}

/** A number with its unit. Typed text remains as long as it means the value. */
export function AmountField({ value, onChange, parse, print, ...field }: AmountFieldProps) {
  const [typed, setTyped] = useState<string>();
  const text =
    typeof value === 'string'
      ? value
      : typed !== undefined && (typed.trim() === '' ? undefined : parse(typed)) === value
        ? typed
        : value === undefined
          ? ''
          : print(value);
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          className={`${control.className} ${styles.number}`}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(target.value.trim() === '' ? undefined : (parse(target.value) ?? target.value));
          }}
        />
      )}
    </Field>
  );
}
