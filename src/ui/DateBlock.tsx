import styles from './DateBlock.module.css';
import { formatDate } from './formatDate';

/** A day (`YYYY-MM-DD`) as a small calendar leaf, to lead a row or a title. */
export function DateBlock({ value }: { readonly value: string }) {
  const [day, month, year] = formatDate(value)?.split(' ') ?? [];
  if (day === undefined) return undefined;
  return (
    <time dateTime={value} className={styles.block}>
      <span className={styles.month}>{month} </span>
      <span className={styles.day}>{day} </span>
      <span className={styles.year}>{year}</span>
    </time>
  );
}
