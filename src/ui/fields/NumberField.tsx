import { useState } from 'react';
import { inputs } from '@/language/en/inputs';
import { useText } from '@/language/useLanguage';
import { cx } from '../cx';
import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';

export interface NumberFieldProps extends FieldProps {
  /** A string is typed text that is not a whole number from 0. */
  readonly value: number | string | undefined;
  /**
   * `undefined` if the field was cleared. Unacceptable input is passed on too, and the field shows an error.
   */
  readonly onChange: (value: number | string | undefined) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

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
        // Not type=number: that reacts to the wheel and hides unreadable input.
        <input
          {...control}
          className={cx(control.className, styles.number)}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          // `03` means 3 and stays `03`. A value set from outside replaces it.
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

/**
 * The number in a text, with full-width digits allowed; the text itself if there is none; `undefined` if it
 * is blank.
 */
function readNumber(text: string): number | string | undefined {
  const words = text.normalize('NFKC').trim();
  if (words === '') return undefined;
  return /^\d{1,15}$/.test(words) ? Number(words) : text;
}
