import { useId } from 'react';
import { events } from '@/language/en/events';
import { useText } from '@/language/useLanguage';
import { genders, type Gender } from '@/model/sports';
import { codeName } from '@/parts/words/sportWords';
import { Button } from '@/ui/Button';
import styles from './Doubt.module.css';
import { isNamed, type CardRow } from './cardForm';

export interface UnsaidGendersProps {
  readonly rows: readonly CardRow[];
  readonly onSay: (gender: Gender) => void;
}

const choices = Object.keys(genders) as readonly Gender[];

/** Asks once for the gender of all matches without one: a pasted card is mostly of one gender. */
export function UnsaidGenders({ rows, onSay }: UnsaidGendersProps) {
  const t = useText();
  const question = useId();
  // Skip the row being typed: its gender may follow from its players.
  const count = rows.filter((row) => isNamed(row) && row.gender === undefined).length;
  if (count === 0) return null;
  return (
    <div className={styles.doubt} role="group" aria-labelledby={question}>
      <p id={question}>{t(events.unsaidGenders, { count })}</p>
      {choices.map((gender) => (
        <Button key={gender} size="sm" onClick={() => onSay(gender)}>
          {codeName(t, 'gender', gender)}
        </Button>
      ))}
    </div>
  );
}
