import { DateText, type DateTextProps } from './DateText';

export interface DateRangeProps extends Pick<DateTextProps, 'format'> {
  /** A date as for `DateText`. Without `last`, or if both are equal, it is one day. */
  readonly first: string;
  readonly last?: string | undefined;
}

export function DateRange({ first, last, ...format }: DateRangeProps) {
  if (last === undefined || last === first) return <DateText value={first} {...format} />;
  return (
    <span>
      <DateText value={first} {...format} /> – <DateText value={last} {...format} />
    </span>
  );
}
