import { compareText } from '@/lib/compareText';

/** Whether something is followed, and since when; who has stopped is remembered, so that other devices stop as well. */
export interface FollowMark {
  /** Epoch milliseconds, by the clock of the device that said so. */
  readonly at: number;
  readonly on: boolean;
  /** How often it was given up, as far as that device knew; absent where it never was. */
  readonly ended?: number;
}

/** The things that a reader follows. Devices that were apart are brought together by `mergeFollows`. */
export interface Follows {
  /** By the key of the thing. */
  readonly marks: Readonly<Record<string, FollowMark>>;
  /** Server time up to which news of what is followed was shown, epoch milliseconds. */
  readonly seen: number;
}

/** How many things one can follow. */
export const mostFollowed = 200;
/** Beyond, what was given up longest ago is forgotten. */
const mostMarks = 300;
/** Follows of `mostMarks` keys as they are stored; also in `firestore.rules`. */
export const mostStoredFollows = 100_000;

export const noFollows: Follows = { marks: {}, seen: 0 };

/** A mark that stands above the one before it, whatever the clock of this device says. */
export function nextMark(before: FollowMark | undefined, on: boolean, now: number): FollowMark {
  const ended = (before?.ended ?? 0) + (on ? 0 : 1);
  return { at: Math.max(now, (before?.at ?? 0) + 1), on, ...(ended > 0 && { ended }) };
}

/**
 * Both devices' knowledge of what is followed as one: of each thing what was said last, and of the same moment that it is
 * followed. Giving up counts before each follow that did not know of it, so a device whose clock is ahead does not undo it. So devices may tell each other in any order and as often as they like. The first, the same reference, where the
 * other one knows nothing more.
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

/** As many marks as are kept: those of what is followed first, the newest first. */
function fitting(marks: Follows['marks']): Follows['marks'] {
  const entries = Object.entries(marks);
  if (entries.length <= mostMarks) return marks;
  const inOrder = entries.sort(
    ([a, one], [b, other]) => Number(other.on) - Number(one.on) || other.at - one.at || compareText(a, b),
  );
  return Object.fromEntries(inOrder.slice(0, mostMarks));
}
