import { useLanguage } from '@/language/useLanguage';
import { doubtText } from '@/parts/rows/remarkTexts';
import type { CardColumn, CardRow } from './cardForm';
import doubtStyles from './Doubt.module.css';

interface InputDoubtsProps {
  readonly row: CardRow;
  readonly path: CardColumn;
}

export function InputDoubts({ row, path }: InputDoubtsProps) {
  const language = useLanguage();
  return row.doubts
    ?.filter(({ at }) => at === path)
    .map((doubt) => (
      <p key={doubt.code} className={doubtStyles.doubt}>
        {doubtText(language, doubt)}
      </p>
    ));
}
