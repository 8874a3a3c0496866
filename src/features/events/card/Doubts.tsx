import { useLanguage } from '@/language/useLanguage';
import { cardDoubts, doubtText, doubtTexts } from '@/parts/rows/remarkTexts';
import styles from './Card.module.css';
import type { CardColumn, CardRow } from './cardForm';
import doubtStyles from './Doubt.module.css';

interface InputDoubtsProps {
  readonly row: CardRow;
  readonly path: CardColumn;
}

/** What the source leaves uncertain about one input. */
export function InputDoubts({ row, path }: InputDoubtsProps) {
  const language = useLanguage();
  return row.doubts
    ?.filter(({ at }) => at === path)
    .map((doubt) => (
      <p key={doubt.code} className={doubtStyles.doubt}>
        {doubtText(language, doubt, cardDoubts)}
      </p>
    ));
}

export function SourceDoubts({ row: { doubts = [] } }: Pick<InputDoubtsProps, 'row'>) {
  const language = useLanguage();
  if (doubts.length === 0) return null;
  return (
    <ul className={styles.doubts}>
      {doubtTexts(doubts, (doubt) => doubtText(language, doubt, cardDoubts)).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
