import { events } from '@/language/en/events';
import { fields } from '@/language/en/fields';
import type { Language, Translate } from '@/language/language';
import { useLanguage } from '@/language/useLanguage';
import { assertNever } from '@/lib/assertNever';
import type { SectionFacts } from '@/model/card/cardFacts';
import type { ReadLine } from '@/model/card/cardLines';
import { matchCodes } from '@/model/card/codes';
import type { EventFacts } from '@/model/card/eventLine';
import { shownValue } from '@/model/days/shownValue';
import { findField } from '@/model/records/fields';
import type { Sport } from '@/model/sports';
import { doubtText, problemText } from '@/parts/rows/remarkTexts';
import { fieldText } from '@/parts/words/fieldText';
import { choiceWords, codeName, stageName } from '@/parts/words/sportWords';
import styles from './Card.module.css';
import doubtStyles from './Doubt.module.css';

export interface SourceLinesProps {
  readonly sport: Sport | undefined;
  readonly lines: readonly ReadLine[];
}

export function SourceLines({ sport, lines }: SourceLinesProps) {
  const language = useLanguage();
  const others = lines.filter((each) => each.kind !== 'match');
  if (others.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {others.map((each) => (
        <li key={each.line} data-kind={each.kind}>
          <span className={styles.line}>{language.t(events.unreadLine, each)}</span>
          <span>{outcomeOf(language, sport, each)}</span>
          {each.kind === 'event' && each.utcTime !== undefined && (
            <span className={doubtStyles.doubt}>
              {doubtText(language, { code: 'zone', said: each.utcTime })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function outcomeOf(
  language: Language,
  sport: Sport | undefined,
  line: Exclude<ReadLine, { kind: 'match' }>,
): string {
  const { t } = language;
  switch (line.kind) {
    case 'event':
      return t(events.saysOfEvent, { facts: eventWords(language, sport, line.facts).join(' · ') });
    case 'heading':
      return t(events.headsLines, { facts: headingWords(t, sport, line.facts).join(' · ') });
    case 'unread':
      return problemText(language, sport, { code: line.problem, said: '' });
    default:
      return assertNever(line, 'line');
  }
}

const eventWords = (language: Language, sport: Sport | undefined, facts: EventFacts): readonly string[] =>
  Object.entries(facts).flatMap(([path, value]: readonly [string, string]) => {
    const field = findField('event', path);
    if (field === undefined || field.beside) return [];
    return fieldText(language, sport ? [sport] : [], field, shownValue(field, value, facts)) ?? '';
  });

const headingWords = (t: Translate, sport: Sport | undefined, facts: SectionFacts): readonly string[] => [
  ...choiceWords(t, sport, matchCodes(facts), 'label'),
  ...(facts.gender === undefined ? [] : [codeName(t, 'gender', facts.gender)]),
  ...(facts.round === undefined ? [] : [stageName(t, facts.round)]),
  ...(facts.main ? [t(fields.main)] : []),
];
