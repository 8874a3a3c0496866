import { compareText } from '@/lib/compareText';

/** Whether a reader follows something. Unfollowing is remembered, so that other devices unfollow too. */
export interface FollowMark {
  readonly at: number;
  readonly on: boolean;
  readonly ended?: number;
}

export interface Follows {
  readonly marks: Readonly<Record<string, FollowMark>>;
  readonly seen: number;
}

export const mostFollowed = 200;
const mostMarks = 300;
/** Characters of `mostMarks` stored follows; also in `firestore.rules`. */
export const mostStoredFollows = 100_000;

export const noFollows: Follows = { marks: {}, seen: 0 };

/** A mark that wins over the one before it, even if this device's clock is behind. */
export function nextMark(before: FollowMark | undefined, on: boolean, now: number): FollowMark {
  const ended = (before?.ended ?? 0) + (on ? 0 : 1);
  return { at: Math.max(now, (before?.at ?? 0) + 1), on, ...(ended > 0 && { ended }) };
}

/**
 * Combines the follows of two devices. The latest mark wins; at the same time, following wins. Unfollowing
 * beats every follow that did not know of it, so a device with a fast clock cannot undo it. Devices may merge
 * in any order and repeatedly. Returns `own` where `other` adds nothing.
 */
export function mergeFollows(own: Follows, other: Follows): Follows {
  const news = Object.entries(other.marks).filter(([key, mark]) => isLater(mark, own.marks[key]));
  const seen = Math.max(own.seen, other.seen);
  if (news.length === 0 && seen === own.seen) return own;
  return {
    marks: news.length === 0 ? own.marks : fitting({ ...own.marks, ...Object.fromEntries(news) }),
    seen,
  };
}

function isLater(mark: FollowMark, than: FollowMark | undefined): boolean {
  if (than === undefined) return true;
  const [ended, before] = [mark.ended ?? 0, than.ended ?? 0];
  if (ended !== before) return ended > before;
  return mark.at > than.at || (mark.at === than.at && mark.on && !than.on);
}

function fitting(marks: Follows['marks']): Follows['marks'] {
  const entries = Object.entries(marks);
  if (entries.length <= mostMarks) return marks;
  const inOrder = entries.sort(
    ([a, one], [b, other]) => Number(other.on) - Number(one.on) || other.at - one.at || compareText(a, b),
  );
  return Object.fromEntries(inOrder.slice(0, mostMarks));
}
