import { events } from '@/language/en/events';
import { useLanguage } from '@/language/useLanguage';
import type { ReadLine } from '@/model/card/cardText';
import type { Sport } from '@/model/sports';
import { problemText } from '@/parts/rows/remarkTexts';
import styles from './Card.module.css';

export interface UnreadLinesProps {
  readonly sport: Sport | undefined;
  readonly lines: readonly ReadLine[];
}

export function UnreadLines({ sport, lines }: UnreadLinesProps) {
  const language = useLanguage();
  const { t } = language;
  const unread = lines.filter((line) => line.kind === 'unread');
  if (unread.length === 0) return null;
  return (
    <ul className={styles.unread}>
      {unread.map(({ line, text, problem }) => (
        <li key={line}>
          <span className={styles.line}>{t(events.unreadLine, { line, text })}</span>
          <span>{problemText(language, sport, { code: problem, said: '' })}</span>
        </li>
      ))}
    </ul>
  );
}
