import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import styles from './Field.module.css';

export interface CheckboxFieldProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
  /** Only screen readers get the label, for example in a list whose row shows it. */
  readonly hideLabel?: boolean | undefined;
}

export function CheckboxField({ label, checked, onChange, disabled, hideLabel = false }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className={styles.check}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}</label>
    </div>
  );
}
