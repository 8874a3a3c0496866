import { inputs } from '@/language/en/inputs';
import { useText } from '@/language/useLanguage';
import { Field, type FieldProps } from './Field';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends FieldProps {
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  readonly options: readonly Choice[];
  /** Label of the empty choice. Without it, the value must be an option. */
  readonly emptyLabel?: string | undefined;
}

export function SelectField({ value, onChange, options, emptyLabel, ...field }: SelectFieldProps) {
  const t = useText();
  const known = options.some((option) => option.value === value);
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          value={known ? value : ''}
          onChange={(event) => onChange(event.target.value || undefined)}
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
