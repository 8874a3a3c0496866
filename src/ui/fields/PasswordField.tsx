import { useState } from 'react';
import { inputs } from '@/language/en/inputs';
import { Rich } from '@/language/Rich';
import { VisuallyHidden } from '../VisuallyHidden';
import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';

export interface PasswordFieldProps extends Omit<FieldProps, 'required'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete?: 'current-password' | 'new-password' | undefined;
}

export function PasswordField({
  value,
  onChange,
  autoComplete = 'current-password',
  ...field
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...field} required>
      {(control) => (
        <div className={styles.withButton}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            value={value}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
          <button type="button" className={styles.inside} onClick={() => setShown(!shown)}>
            <Rich
              text={shown ? inputs.hidePassword : inputs.showPassword}
              tags={{ hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
            />
          </button>
        </div>
      )}
    </Field>
  );
}
