import { dayAfter, dayBefore, type DateString } from '../dates';
import { isOnADay, lastDayOf } from '../days/dateSpan';
import type { Event, Match, Side } from '../records/records';
import { otherSide, outcomeOfEnd, sides, type Side as SideKey } from './end';
import { hasBegunLive } from './hasBegunLive';
import type { LiveMatch } from './live';

/** How long after its last day an event is followed live: moderators may confirm it some days later. */
const daysAfter = 7;
/** The same while a match of its card has no result, which moderators may have forgotten to confirm. */
const daysAfterOpen = 60;

/**
 * Whether readers follow the live card of an event, by their own calendar day.
 *
 * @param isOpen whether a match of its card has no result
 */
export const isLiveTime = (event: Event, today: DateString, isOpen: boolean): boolean =>
  isOnADay(event) &&
  dayAfter(today) >= event.date &&
  dayBefore(today, isOpen ? daysAfterOpen : daysAfter) <= lastDayOf(event);

/** Whether an event may go on anywhere in the world. */
export const isOnNow = (event: Event, today: DateString): boolean =>
  isOnADay(event) &&
  event.status !== 'cancelled' &&
  dayAfter(today) >= event.date &&
  dayBefore(today, 1) <= lastDayOf(event);

/**
 * A match for display, as scored so far.
 *
 * @param shown the match with its sides as they are displayed
 * @param stored the same match with the sides that the live card names
 * @param names of substitutes, by the stored side
 */
export function withLive(
  shown: Match,
  stored: Match,
  live: LiveMatch,
  names: Readonly<Record<SideKey, string | undefined>>,
): Match {
  const { score, end, winner, substitutes, weights } = live;
  const isScored = hasBegunLive(live) && end !== 'noShow';
  const swapped = shown.player1.id !== stored.player1.id;
  const sideOf = (key: SideKey): Side => {
    const of = swapped ? otherSide[key] : key;
    const id = substitutes?.[of];
    const weight = weights?.[of];
    return {
      ...shown[key],
      // The server has parsed the id.
      ...(id !== undefined && { id: id as Side['id'], name: names[of] ?? id }),
      ...(weight !== undefined && { weight }),
      // Before, players may have been weighed.
      ...(isScored && { score: score[sides.indexOf(of)] }),
      ...(end !== undefined && { result: winner === undefined ? 'D' : winner === of ? 'W' : 'L' }),
    };
  };
  return {
    ...shown,
    player1: sideOf('player1'),
    player2: sideOf('player2'),
    ...(end !== undefined && { outcome: winner === undefined ? 'draw' : outcomeOfEnd[end] }),
  };
}
