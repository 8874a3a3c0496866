import { useText } from '@/language/useLanguage';
import type { Result } from '@/model/records/recordTypes';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { cx } from '@/ui/cx';
import styles from './PlayerSummary.module.css';
import looks from './result.module.css';
import { resultLetters, resultWords } from './resultTexts';

export function FormMarks({ results }: { readonly results: readonly Result[] }) {
  const t = useText();
  return (
    <span className={styles.marks}>
      {results.map((result, at) => (
        <span key={at} className={cx(styles.mark, looks.result)} data-result={result}>
          <span aria-hidden>{t(resultLetters[result])}</span>
          <VisuallyHidden>{t(resultWords[result])} </VisuallyHidden>
        </span>
      ))}
    </span>
  );
}
