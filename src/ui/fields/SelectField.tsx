import { inputs } from '@/language/en/inputs';
import { useText } from '@/language/useLanguage';
import { Field, type FieldProps } from './Field';

export interface Choice<T extends string = string> {
  readonly value: T;
  readonly label: string;
}

export interface SelectFieldProps<T extends string> extends FieldProps {
  readonly value: T | undefined;
  readonly onChange: (value: T | undefined) => void;
  readonly options: readonly Choice<T>[];
  /** Label of the empty choice. Without it, the value must be an option. */
  readonly emptyLabel?: string | undefined;
}

export function SelectField<T extends string>({
  value,
  onChange,
  options,
  emptyLabel,
  ...field
}: SelectFieldProps<T>) {
  const t = useText();
  const known = options.some((option) => option.value === value);
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          value={known ? value : ''}
          onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
        >
          {/* A value that is no option must not look like the first one. */}
          {(emptyLabel !== undefined || !known) && <option value="">{emptyLabel ?? t(inputs.choose)}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
