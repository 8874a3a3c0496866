import { useMemo } from 'react';
import { events } from '@/language/en/events';
import { wordOf } from '@/parts/words/sportWords';
import { useText } from '@/language/useLanguage';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { useSport } from '@/wiki/sports/useSports';
import styles from './Card.module.css';
import type { CardEdits } from './cardEdits';
import { cardInputs, filledRows, type CardRow } from './cardForm';
import { peopleKeys } from './cardPeople';
import { CardTableRow } from './CardTableRow';
import { TurnedNames } from './TurnedNames';
import { UnsaidGenders } from './UnsaidGenders';
import type { AlikeNames } from './useAlikeNames';

export interface CardTableProps {
  readonly sport: string;
  readonly rows: readonly CardRow[];
  readonly others: readonly string[];
  readonly alike: AlikeNames;
  readonly edits: CardEdits;
}

export function CardTable({ rows, ...shared }: CardTableProps) {
  const t = useText();
  const sport = useSport(shared.sport);
  const inputs = useMemo(() => cardInputs(sport), [sport]);
  const keys = useMemo(() => peopleKeys(rows), [rows]);
  return (
    <Section title={wordOf(t, sport, 'matches')} count={filledRows(rows).length || undefined}>
      <p className={styles.help}>{t(events.rowHelp)}</p>
      <UnsaidGenders rows={rows} onSay={shared.edits.sayGender} />
      <TurnedNames rows={rows} others={shared.others} edits={shared.edits} />
      <Panel flush>
        <div className={styles.rows} data-choices={inputs.choices}>
          {rows.map((row, at) => (
            <CardTableRow
              key={row.key}
              row={row}
              person1={keys[at]?.[0] ?? ''}
              person2={keys[at]?.[1] ?? ''}
              number={at + 1}
              isLast={at === rows.length - 1}
              inputs={inputs}
              {...shared}
            />
          ))}
        </div>
      </Panel>
    </Section>
  );
}
