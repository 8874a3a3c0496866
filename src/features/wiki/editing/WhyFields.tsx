import { limits } from '@/model/limits';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { TextField } from '@/ui/fields/TextField';
import type { Why } from './why';
import styles from './WhyFields.module.css';

/** Why and from where, folded away until somebody wants to say it. */
export function WhyFields({ why, onChange }: { readonly why: Why; readonly onChange: (why: Why) => void }) {
  return (
    <details className={styles.details} open={why.note !== '' || why.source !== '' || undefined}>
      <summary className={styles.summary}>Say why, or from where you know</summary>
      <div className={styles.fields}>
        <TextField
          label="Source"
          hint="A link or a name the moderator can look up"
          value={why.source}
          maxLength={limits.source}
          onChange={(source) => onChange({ ...why, source })}
        />
        <TextAreaField
          label="Note"
          rows={3}
          value={why.note}
          maxLength={limits.note}
          onChange={(note) => onChange({ ...why, note })}
        />
      </div>
    </details>
  );
}
