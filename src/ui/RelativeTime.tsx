import { useSyncExternalStore } from 'react';
import { useLanguage } from '@/language/useLanguage';
import { DateText } from './DateText';

/**
 * A moment that is over (epoch milliseconds) as distance from now, kept current; beyond a week its date. The exact time is the
 * title. Where the device's clock is behind, a moment that it takes to be yet to come has just been.
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

// One timer for all times on the screen, and none when there are none.
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

// The same value for a whole minute, as a snapshot must be.
const currentMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;
