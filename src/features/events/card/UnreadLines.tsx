import { events } from '@/language/en/events';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import type { LineProblem } from '@/model/card/cardLine';
import type { ReadLine } from '@/model/card/cardText';
import { mostOf, type Sport } from '@/model/sports';
import styles from './Card.module.css';

const problemTexts = {
  sides: events.lineSides,
  manySides: events.lineManySides,
  drawing: events.lineDrawing,
  name: events.lineName,
  country: events.lineCountry,
  unknownFirst: events.lineUnknownFirst,
  unknownSecond: events.lineUnknownSecond,
  cancelled: events.lineCancelled,
  sets: events.lineSets,
  crossTable: events.lineCrossTable,
  samePlayer: events.lineSame,
  noDraws: events.lineNoDraws,
  score: events.lineScore,
  weight: events.lineWeight,
  twice: events.lineTwice,
  winner: events.lineWinner,
  wonByNobody: events.lineWonByNobody,
  unevenDraw: events.lineUnevenDraw,
  noWinner: events.lineNoWinner,
  cell: events.lineCell,
  tooLong: events.lineTooLong,
  tooMany: events.lineTooMany,
} as const satisfies Record<LineProblem, Text>;

export interface UnreadLinesProps {
  readonly sport: Sport | undefined;
  readonly lines: readonly ReadLine[];
}

export function UnreadLines({ sport, lines }: UnreadLinesProps) {
  const t = useText();
  const unread = lines.filter((line) => line.kind === 'unread');
  if (unread.length === 0) return null;
  return (
    <ul className={styles.unread}>
      {unread.map(({ line, text, problem }) => (
        <li key={line}>
          <span className={styles.line}>{t(events.unreadLine, { line, text })}</span>
          <span>{t(problemTexts[problem], { most: mostOf(sport) })}</span>
        </li>
      ))}
    </ul>
  );
}
