import { useState } from 'react';
import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';

export interface AmountFieldProps extends FieldProps {
  /** A text is what was typed and means no amount. */
  readonly value: number | string | undefined;
  /** `undefined` when the field was emptied. What is not readable comes as it was typed. */
  readonly onChange: (value: number | string | undefined) => void;
  /** The amount in a text; `undefined` when it says none. */
  readonly parse: (text: string) => number | undefined;
  /** An amount as one would type it. */
  readonly print: (amount: number) => string;
}

/** A number with its unit, as people write it. What is typed stays as it is while it means the value. */
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
