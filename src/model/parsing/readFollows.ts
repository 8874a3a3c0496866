import { noFollows, type FollowMark, type Follows } from '../news/follows';

/**
 * Follows as one text for the account. A negative time is when something was unfollowed; a second number
 * counts how often.
 */
export const storedFollows = ({ marks, seen }: Follows): string =>
  JSON.stringify({
    seen,
    marks: Object.fromEntries(Object.entries(marks).map(([key, mark]) => [key, storedMark(mark)])),
  });

const storedMark = ({ at, on, ended }: FollowMark): number | readonly number[] =>
  ended === undefined ? (on ? at : -at) : [on ? at : -at, ended];

function readMark(stored: unknown): FollowMark | undefined {
  const parts: readonly unknown[] = Array.isArray(stored) ? stored : [stored];
  const [time, ended] = parts;
  if (typeof time !== 'number' || !isTime(Math.abs(time))) return undefined;
  return { at: Math.abs(time), on: time > 0, ...(isTime(ended) && { ended }) };
}

/** Reads stored follows and drops unreadable ones. A later version's keys stay. */
export function readFollows(stored: unknown): Follows {
  if (typeof stored !== 'string') return noFollows;
  try {
    const read: unknown = JSON.parse(stored);
    if (typeof read !== 'object' || read === null) return noFollows;
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
    return noFollows;
  }
}

const isTime = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
