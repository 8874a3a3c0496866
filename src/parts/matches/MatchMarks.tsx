import { words } from '@/language/en/words';
import { fields } from '@/language/en/fields';
import { useText } from '@/language/useLanguage';
import type { Match } from '@/model/records/records';
import { Badge } from '@/ui/Badge';
import { endingWords, stageName } from '../words/sportWords';
import styles from './MatchMarks.module.css';

export function MatchMarks({ match }: { readonly match: Match }) {
  const t = useText();
  const { main, title, round, conflict } = match;
  const ending = endingWords(t, match);
  return (
    <>
      {ending !== undefined && <Badge kind="neutral">{ending}</Badge>}
      {main && <Badge kind="neutral">{t(fields.main)}</Badge>}
      {title !== undefined && <span>{t(words.atStake, { title })}</span>}
      {round !== undefined && <span className={styles.round}>{stageName(t, round)}</span>}
      {conflict !== undefined && <Badge kind="info">{t(words.conflict)}</Badge>}
    </>
  );
}
