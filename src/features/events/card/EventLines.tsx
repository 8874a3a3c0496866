import { CalendarPlus } from 'lucide-react';
import { events } from '@/language/en/events';
import { useLanguage } from '@/language/useLanguage';
import type { ReadLine } from '@/model/card/cardText';
import type { EventFacts } from '@/model/card/eventLine';
import { findField } from '@/model/records/fields';
import { fieldText } from '@/parts/words/fieldText';
import { emptyDraft, draftOf, type Drafts } from '@/parts/drafts/draft';
import { Button } from '@/ui/Button';
import { useSports } from '@/wiki/sports/useSports';
import styles from './Card.module.css';

/** Event facts found in the lines; the first line with a fact wins. */
export const eventFactsOf = (lines: readonly ReadLine[]): EventFacts =>
  Object.assign(
    {},
    ...lines.flatMap((line) => (line.kind === 'event' ? [line.facts] : [])).reverse(),
  ) as EventFacts;

const entriesOf = (facts: EventFacts): readonly (readonly [string, string])[] => Object.entries(facts);

export const fillable = (facts: EventFacts, event: Drafts): Drafts =>
  Object.fromEntries(
    entriesOf(facts)
      .filter(([path]) => {
        const draft = event[path] ?? emptyDraft;
        return draft.kind === 'value' && (draft.value === null || draft.value === '');
      })
      .map(([path, value]) => [path, draftOf(value)]),
  );

export interface EventLinesProps {
  readonly lines: readonly ReadLine[];
  readonly onFill: (() => void) | undefined;
}

export function EventLines({ lines, onFill }: EventLinesProps) {
  const language = useLanguage();
  const { t } = language;
  const sports = useSports();
  const found = lines.filter((line) => line.kind === 'event');
  if (found.length === 0) return null;
  const words = (facts: EventFacts) =>
    entriesOf(facts).flatMap(([path, value]) => {
      const field = findField('event', path);
      return field === undefined ? [] : [fieldText(language, sports, field, value) ?? ''];
    });
  return (
    <>
      <ul className={styles.headings}>
        {found.map(({ line, text, facts }) => (
          <li key={line}>
            <span className={styles.line}>{t(events.unreadLine, { line, text })}</span>
            <span>{t(events.saysOfEvent, { facts: words(facts).join(' · ') })}</span>
          </li>
        ))}
      </ul>
      {onFill && (
        <div>
          <Button icon={<CalendarPlus aria-hidden />} onClick={onFill}>
            {t(events.fillEvent)}
          </Button>
        </div>
      )}
    </>
  );
}
