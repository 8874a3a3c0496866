import { useSyncExternalStore } from 'react';

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

/** The current minute, epoch milliseconds, kept up to date. */
export const useMinute = (): number => useSyncExternalStore(onMinute, currentMinute);
