import styles from './FilterSelect.module.css';
import type { Choice } from './SelectField';

export interface Filter {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  readonly choices: readonly Choice[];
  /** Label of the empty choice: "Any year". Without it, the first choice is the default. */
  readonly any?: string | undefined;
}

export function FilterSelect({
  filter: { label, value, onChange, choices, any },
}: {
  readonly filter: Filter;
}) {
  const known = choices.some((choice) => choice.value === value);
  return (
    <select
      aria-label={label}
      className={styles.select}
      data-active={(known && any !== undefined) || undefined}
      value={known ? value : any === undefined ? choices[0]?.value : ''}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      {any !== undefined && <option value="">{any}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
