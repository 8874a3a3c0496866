import { useId, useMemo } from 'react';
import { events } from '@/language/en/events';
import { rows as rowTexts } from '@/language/en/rows';
import { useText } from '@/language/useLanguage';
import { Button } from '@/ui/Button';
import { filledRows } from './cardForm';
import { newPeople } from './cardPeople';
import type { CardTableProps } from './CardTable';
import styles from './Doubt.module.css';

/**
 * Asks once for all new names that are in small letters or have the family name first: usually a card has all of its
 * names in one form.
 */
export function TurnedNames({ rows, others, edits }: Pick<CardTableProps, 'rows' | 'others' | 'edits'>) {
  const t = useText();
  const question = useId();
  const people = useMemo(() => newPeople(filledRows(rows)), [rows]);
  const turned = people.flatMap(({ key, turned: name }) =>
    name === undefined || others.includes(key) ? [] : [{ key, name }],
  );
  const [first, second] = turned;
  if (first === undefined || second === undefined) return null;
  return (
    <div className={styles.doubt} role="group" aria-labelledby={question}>
      <p id={question}>{t(events.turnedNames, { count: turned.length, name: first.name })}</p>
      <Button size="sm" onClick={() => edits.spell(turned)}>
        {t(rowTexts.turnAll, { count: turned.length })}
      </Button>
      <Button size="sm" onClick={() => edits.sayNew(turned.map(({ key }) => key))}>
        {t(events.keepNames)}
      </Button>
    </div>
  );
}
