import { cx } from '../cx';
import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';

export interface DateFieldProps extends FieldProps {
  readonly withTime?: boolean | undefined;
  /** `YYYY-MM-DD`, or `YYYY-MM-DDThh:mm`. */
  readonly value: string | undefined;
  /** `undefined` while the day is incomplete or cleared. */
  readonly onChange: (value: string | undefined) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

export function DateField({ withTime, value, onChange, min, max, ...field }: DateFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          className={cx(control.className, styles.date)}
          type={withTime ? 'datetime-local' : 'date'}
          value={value ?? ''}
          min={min}
          max={max}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      )}
    </Field>
  );
}
