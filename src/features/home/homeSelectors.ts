import { dayBefore, type DateString } from '@/model/dates';
import { anniversariesShown, isAnniversary } from '@/model/days/anniversary';
import type { EventId, MatchId } from '@/model/ids';
import { mainMatches, type Candidates } from '@/model/matches/mainMatches';
import { isOnNow } from '@/model/scoring/liveTime';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectEventRole } from '@/wiki/records/eventRoles';
import {
  selectEvent,
  selectEventIds,
  selectEventLayers,
  selectMatch,
  selectMatchIdsOfEvent,
} from '@/wiki/records/recordsSelectors';

const isAfter = (state: RootState, id: EventId, day: DateString) =>
  (selectEvent(state, id)?.date ?? '') > day;

const roleOf = (state: RootState, id: EventId, today: DateString) => {
  const event = selectEvent(state, id);
  return event && selectEventRole(state, event, today);
};

/** The latest events, newest first. Compare with `sameItems`. */
export function selectLatestEventIds(state: RootState, today: DateString, count: number): readonly EventId[] {
  const latest: EventId[] = [];
  for (const id of selectEventIds(state)) {
    if (latest.length === count) break;
    if (roleOf(state, id, today) === 'latest') latest.push(id);
  }
  return latest;
}

/** The nearest event from today on that may be called the next one. */
export function selectNextEventId(state: RootState, today: DateString): EventId | undefined {
  const ids = selectEventIds(state);
  const upTo = ids.findIndex((id) => (selectEvent(state, id)?.date ?? '') < today);
  return ids.slice(0, upTo === -1 ? undefined : upTo).findLast((id) => roleOf(state, id, today) === 'next');
}

/** Longer events are not called live on Home. */
const longestDays = 7;

/** The events that may go on anywhere in the world now. Compare with `sameItems`. */
export function selectEventIdsOnNow(state: RootState, today: DateString): readonly EventId[] {
  const first = dayBefore(today, longestDays);
  const on: EventId[] = [];
  for (const id of selectEventIds(state)) {
    const event = selectEvent(state, id);
    if (event === undefined) continue;
    if (event.date < first) break;
    if (isOnNow(event, today)) on.push(id);
  }
  return on;
}

/** The events after a day, also cancelled ones, and those of the day without a result, nearest first. Compare with `sameItems`. */
export function selectComingEventIds(state: RootState, today: DateString): readonly EventId[] {
  const ids = selectEventIds(state);
  const upTo = ids.findIndex((id) => (selectEvent(state, id)?.date ?? '') < today);
  return ids
    .slice(0, upTo === -1 ? undefined : upTo)
    .filter((id) => isAfter(state, id, today) || roleOf(state, id, today) === 'next')
    .reverse();
}

/** The decided or open matches of a card, the main event first. Compare with `sameItems`. */
export const selectMainMatchIds = (
  state: RootState,
  event: string,
  which: Candidates,
  count: number,
): readonly MatchId[] =>
  mainMatches(
    selectMatchIdsOfEvent(state, event).flatMap((id) => selectMatch(state, id) ?? []),
    selectEvent(state, event)?.cardOrder,
    which,
  )
    .slice(0, count)
    .map(({ id }) => id);

const selectAnniversaries = createAppSelector(
  [selectEventIds, selectEventLayers, (_state: RootState, today: DateString) => today],
  (ids, { read }, today): readonly EventId[] =>
    ids.filter((id) => {
      const event = read(id);
      return event !== undefined && isAnniversary(event, today);
    }),
);

/** The main match with a result of each event on this day of an earlier year, newest first. Compare with `sameItems`. */
export const selectOnThisDay = (state: RootState, today: DateString): readonly MatchId[] =>
  selectAnniversaries(state, today)
    .flatMap((event) => selectMainMatchIds(state, event, 'decided', 1))
    .slice(0, anniversariesShown);
