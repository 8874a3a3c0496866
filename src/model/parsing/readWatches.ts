import { noWatches, type WatchMark, type Watches } from '../news/watches';

/**
 * Watches as one text for the account. A negative time is when something was unwatched; a second number
 * counts how often.
 */
export const storedWatches = ({ marks, seen }: Watches): string =>
  JSON.stringify({
    seen,
    marks: Object.fromEntries(Object.entries(marks).map(([key, mark]) => [key, storedMark(mark)])),
  });

const storedMark = ({ at, on, ended }: WatchMark): number | readonly number[] =>
  ended === undefined ? (on ? at : -at) : [on ? at : -at, ended];

function readMark(stored: unknown): WatchMark | undefined {
  const parts: readonly unknown[] = Array.isArray(stored) ? stored : [stored];
  const [time, ended] = parts;
  if (typeof time !== 'number' || !isTime(Math.abs(time))) return undefined;
  return { at: Math.abs(time), on: time > 0, ...(isTime(ended) && { ended }) };
}

/** Reads stored watches and drops unreadable ones. A later version's keys stay. */
export function readWatches(stored: unknown): Watches {
  if (typeof stored !== 'string') return noWatches;
  try {
    const read: unknown = JSON.parse(stored);
    if (typeof read !== 'object' || read === null) return noWatches;
    const { seen, marks } = read as Readonly<Record<string, unknown>>;
    const entries = typeof marks === 'object' && marks !== null ? Object.entries(marks) : [];
    return {
      seen: isTime(seen) ? seen : 0,
      marks: Object.fromEntries(
        entries.flatMap(([key, stored]: [string, unknown]) => {
          const mark = readMark(stored);
          return mark === undefined ? [] : [[key, mark] as const];
        }),
      ),
    };
  } catch {
    return noWatches;
  }
}

const isTime = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
