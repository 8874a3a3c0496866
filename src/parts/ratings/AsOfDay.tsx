import { useState } from 'react';
import { ratings } from '@/language/en/ratings';
import { useLanguage } from '@/language/useLanguage';
import { isDateString, type DateString } from '@/model/dates';
import { useToday } from '../days/useToday';
import styles from './AsOfDay.module.css';

export interface AsOfDayProps {
  /** The first day with matches; `undefined` until it is known. */
  readonly first: DateString | undefined;
  readonly value: DateString | undefined;
  readonly onChange: (asOf: DateString | undefined) => void;
}

export function AsOfDay({ first, value, onChange }: AsOfDayProps) {
  const { t } = useLanguage();
  const today = useToday();
  // A half-typed year looks like one of long ago: wait for the rest.
  const [typed, setTyped] = useState<string>();
  const choose = (text: string) => {
    setTyped(text);
    if (isDateString(text) && first !== undefined && text >= first && text <= today)
      onChange(text === today ? undefined : text);
  };
  return (
    <input
      type="date"
      className={styles.day}
      aria-label={t(ratings.asOfDay)}
      min={first}
      max={today}
      disabled={first === undefined}
      value={typed ?? value ?? today}
      onChange={(event) => choose(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
