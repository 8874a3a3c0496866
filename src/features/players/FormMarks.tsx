import { players as texts } from '@/language/en/players';
import { ui } from '@/language/en/ui';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import type { Result } from '@/model/records/recordTypes';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './PlayerSummary.module.css';

const words = { W: texts.won, L: texts.lost, D: texts.draw } as const satisfies Record<Result, Text>;
const letters = { W: ui.wonLetter, L: ui.lostLetter, D: ui.drawLetter } as const satisfies Record<
  Result,
  Text
>;

/** The last results as a row of marks. */
export function FormMarks({ results }: { readonly results: readonly Result[] }) {
  const t = useText();
  return (
    <span className={styles.marks}>
      {results.map((result, at) => (
        <span key={at} className={styles.mark} data-result={result}>
          <span aria-hidden>{t(letters[result])}</span>
          <VisuallyHidden>{t(words[result])} </VisuallyHidden>
        </span>
      ))}
    </span>
  );
}
