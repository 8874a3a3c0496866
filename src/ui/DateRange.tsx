import { DateText, type DateTextProps } from './DateText';

export interface DateRangeProps extends Pick<DateTextProps, 'format'> {
  /** Days as `YYYY-MM-DD`; without a last one, or with the same, it is one day. */
  readonly first: string;
  readonly last?: string | undefined;
}

/** The days from the first to the last. */
export function DateRange({ first, last, ...format }: DateRangeProps) {
  if (last === undefined || last === first) return <DateText value={first} {...format} />;
  return (
    <span>
      <DateText value={first} {...format} /> – <DateText value={last} {...format} />
    </span>
  );
}
