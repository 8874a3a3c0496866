import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
import { cx } from '../cx';
import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';

export interface NumberFieldProps extends FieldProps {
  readonly value: number | undefined;
  /** `undefined` when the field was emptied. May lie outside of the range, which the field then says. */
  readonly onChange: (value: number | undefined) => void;
  /** Default 0. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** A whole number from 0 on: other characters do not get in. The arrow keys count. */
export function NumberField({ value, onChange, min = 0, max, error, ...field }: NumberFieldProps) {
  const t = useText();
  const outside = value !== undefined && (value < min || (max !== undefined && value > max));
  const range = max === undefined ? t(ui.wholeNumberFrom, { min }) : t(ui.wholeNumberBetween, { min, max });
  const step = (by: number) => {
    const next = value === undefined ? min : value + by;
    onChange(Math.min(Math.max(next, min), max ?? Number.MAX_SAFE_INTEGER));
  };
  return (
    <Field {...field} error={error ?? (outside ? range : undefined)}>
      {(control) => (
        // Not type=number: that swallows wheel turns and hides from us what it cannot read.
        <input
          {...control}
          className={cx(control.className, styles.number)}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          value={value ?? ''}
          onChange={(event) => onChange(wholeNumber(event.target.value))}
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

function wholeNumber(text: string): number | undefined {
  // Fifteen digits are exact in a number.
  const digits = text.replace(/\D/g, '').slice(0, 15);
  return digits === '' ? undefined : Number(digits);
}
