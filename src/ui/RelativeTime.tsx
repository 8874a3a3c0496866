import { useLanguage } from '@/language/useLanguage';
import { DateText } from './DateText';
import { useMinute } from './useMinute';

/**
 * A past moment (epoch milliseconds) as distance from now, kept up to date; after a week the date. The title
 * has the exact time. If the device's clock is slow, a moment in its future shows as "just now".
 */
export function RelativeTime({ value }: { readonly value: number }) {
  const now = useMinute();
  const { dates } = useLanguage();
  const text = dates.relative(Math.min(value, now), now);
  if (text === undefined) return <DateText value={value} />;
  return (
    <time dateTime={new Date(value).toISOString()} title={dates.time(value)}>
      {text}
    </time>
  );
}
