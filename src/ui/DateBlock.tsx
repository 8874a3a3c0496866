import { useLanguage } from '@/language/useLanguage';
import styles from './DateBlock.module.css';

export function DateBlock({ value }: { readonly value: string }) {
  const parts = useLanguage().dates.leaf(value);
  if (parts === undefined) return undefined;
  const { day, month, year } = parts;
  return (
    <time dateTime={value} className={styles.block}>
      {month !== undefined && <span className={styles.month}>{month} </span>}
      {day !== undefined && <span className={styles.day}>{day} </span>}
      <span className={styles.year}>{year}</span>
    </time>
  );
}
