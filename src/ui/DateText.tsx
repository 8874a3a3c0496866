import { useLanguage } from '@/language/useLanguage';

export interface DateTextProps {
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`, or epoch milliseconds. */
  readonly value: string | number;
  /**
   * `long` includes the weekday; `time` adds the time of day to epoch milliseconds. Default `short`: 12 Mar
   * 2024.
   */
  readonly format?: 'short' | 'long' | 'time';
}

/** A date in a `time` element. An invalid date is shown as is. */
export function DateText({ value, format = 'short' }: DateTextProps) {
  const { dates } = useLanguage();
  const text =
    format !== 'time'
      ? dates.day(value, format)
      : typeof value === 'number'
        ? dates.time(value)
        : dates.day(value);
  if (text === undefined) return <>{String(value)}</>;
  return <time dateTime={typeof value === 'string' ? value : new Date(value).toISOString()}>{text}</time>;
}
