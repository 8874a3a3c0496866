import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
import type { CommandError } from '@/model/proposals/command';
import styles from './Command.module.css';
import { troubleText } from './troubleText';

export function CommandErrorText({ error }: { readonly error: CommandError }) {
  const t = useText();
  return (
    <div className={styles.trouble}>
      <p>{t(troubleText(error))}</p>
      <details>
        <summary>{t(ui.details)}</summary>
        <p className={styles.detail}>
          {error.code}: {error.message}
        </p>
      </details>
    </div>
  );
}
