import { useState } from 'react';
import { inputs } from '@/language/en/inputs';
import { useText } from '@/language/useLanguage';
import { cx } from '../cx';
import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';

export interface NumberFieldProps extends FieldProps {
  /** A text is what was typed and is no whole number from 0 on. */
  readonly value: number | string | undefined;
  /** `undefined` when the field was emptied. What is not acceptable comes too, and the field says so. */
  readonly onChange: (value: number | string | undefined) => void;
  /** Default 0. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A whole number from 0 on. What is typed stays as it is, acceptable or not. The arrow keys count. */
export function NumberField({ value, onChange, min = 0, max, error, ...field }: NumberFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const outside = typeof value === 'number' && (value < min || (max !== undefined && value > max));
  const range =
    max === undefined ? t(inputs.wholeNumberFrom, { min }) : t(inputs.wholeNumberBetween, { min, max });
  const step = (by: number) => {
    if (typeof value === 'string') return;
    const next = value === undefined ? min : value + by;
    onChange(Math.min(Math.max(next, min), max ?? Number.MAX_SAFE_INTEGER));
  };
  return (
    <Field {...field} error={error ?? (outside || typeof value === 'string' ? range : undefined)}>
      {(control) => (
        // Not type=number: that swallows wheel turns and hides from us what it cannot read.
        <input
          {...control}
          className={cx(control.className, styles.number)}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          // `03` means 3 and stays `03`; a value set from outside replaces what was typed.
          value={readNumber(typed) === value ? typed : (value ?? '')}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(readNumber(target.value));
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            step(event.key === 'ArrowUp' ? 1 : -1);
          }}
        />
      )}
    </Field>
  );
}

/** The number that a text says, full-width digits included; the text itself when it says none, `undefined` when it is blank. */
function readNumber(text: string): number | string | undefined {
  const words = text.normalize('NFKC').trim();
  if (words === '') return undefined;
  // Fifteen digits are exact in a number.
  return /^\d{1,15}$/.test(words) ? Number(words) : text;
}
