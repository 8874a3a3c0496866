import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { inputs } from '@/language/en/inputs';
import { useText } from '@/language/useLanguage';
import look from '../words.module.css';
import styles from './Field.module.css';

export interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly required: boolean | undefined;
  readonly disabled: boolean | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldFrameProps extends FieldProps {
  readonly children: (control: ControlProps) => ReactNode;
  readonly after?: ReactNode;
}

export function Field({ label, hint, error, required, disabled, children, after }: FieldFrameProps) {
  const t = useText();
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const described = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {/* Outside the label, whose text is the field's name. The control itself announces that it is required. */}
        {required && (
          <span className={styles.required} aria-hidden>
            {t(inputs.required)}
          </span>
        )}
      </div>
      {children({
        id,
        className: styles.control!,
        required,
        disabled,
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby': described || undefined,
      })}
      {hint !== undefined && (
        <div id={hintId} className={look.muted}>
          {hint}
        </div>
      )}
      <div aria-live="polite" className={styles.live}>
        {error !== undefined && (
          <div id={errorId} className={styles.error}>
            <CircleAlert />
            {error}
          </div>
        )}
      </div>
      {after}
    </div>
  );
}
