import { useSyncExternalStore } from 'react';
import { useLanguage } from '@/language/useLanguage';
import { DateText } from './DateText';

/**
 * A past moment (epoch milliseconds) as distance from now, kept up to date; after a week the date. The title
 * has the exact time. If the device's clock is slow, a moment in its future shows as "just now".
 */
export function RelativeTime({ value }: { readonly value: number }) {
  const now = useSyncExternalStore(onMinute, currentMinute);
  const { dates } = useLanguage();
  const text = dates.relative(Math.min(value, now), now);
  if (text === undefined) return <DateText value={value} />;
  return (
    <time dateTime={new Date(value).toISOString()} title={dates.time(value)}>
      {text}
    </time>
  );
}

const minuteMs = 60_000;
const readers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

// One timer for all times on the screen.
function onMinute(reader: () => void): () => void {
  readers.add(reader);
  timer ??= setInterval(() => readers.forEach((each) => each()), minuteMs);
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

// Constant for a whole minute, as `useSyncExternalStore` requires.
const currentMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;
