import { compareText } from '@/lib/compareText';

/** Whether a reader watches something. Unwatching is remembered, so that other devices unwatch too. */
export interface WatchMark {
  readonly at: number;
  readonly on: boolean;
  readonly ended?: number;
}

export interface Watches {
  readonly marks: Readonly<Record<string, WatchMark>>;
  readonly seen: number;
}

export const mostWatched = 200;
const mostMarks = 300;
/** Characters of `mostMarks` stored watches; also in `firestore.rules`. */
export const mostStoredWatches = 100_000;

export const noWatches: Watches = { marks: {}, seen: 0 };

/** A mark that wins over the one before it, even if this device's clock is behind. */
export function nextMark(before: WatchMark | undefined, on: boolean, now: number): WatchMark {
  const ended = (before?.ended ?? 0) + (on ? 0 : 1);
  return { at: Math.max(now, (before?.at ?? 0) + 1), on, ...(ended > 0 && { ended }) };
}

/**
 * Combines the watches of two devices. The latest mark wins; at the same time, watching wins. Unwatching
 * beats every watch that did not know of it, so a device with a fast clock cannot undo it. Devices may merge
 * in any order and repeatedly. Returns `own` where `other` adds nothing.
 */
export function mergeWatches(own: Watches, other: Watches): Watches {
  const news = Object.entries(other.marks).filter(([key, mark]) => isLater(mark, own.marks[key]));
  const seen = Math.max(own.seen, other.seen);
  if (news.length === 0 && seen === own.seen) return own;
  return {
    marks: news.length === 0 ? own.marks : fitting({ ...own.marks, ...Object.fromEntries(news) }),
    seen,
  };
}

function isLater(mark: WatchMark, than: WatchMark | undefined): boolean {
  if (than === undefined) return true;
  const [ended, before] = [mark.ended ?? 0, than.ended ?? 0];
  if (ended !== before) return ended > before;
  return mark.at > than.at || (mark.at === than.at && mark.on && !than.on);
}

function fitting(marks: Watches['marks']): Watches['marks'] {
  const entries = Object.entries(marks);
  if (entries.length <= mostMarks) return marks;
  const inOrder = entries.sort(
    ([a, one], [b, other]) => Number(other.on) - Number(one.on) || other.at - one.at || compareText(a, b),
  );
  return Object.fromEntries(inOrder.slice(0, mostMarks));
}
