import { dayBefore, type DateString } from '@/model/dates';
import { anniversariesShown, isAnniversary } from '@/model/days/anniversary';
import { longestDays, type EventRole } from '@/model/days/eventRole';
import type { EventId, MatchId } from '@/model/ids';
import { mainMatches, type Candidates } from '@/model/matches/mainMatches';
import { isOnNow } from '@/model/scoring/liveTime';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectEventRole } from '@/wiki/records/eventRoles';
import {
  selectEvent,
  selectEventIds,
  selectEventLayers,
  selectMatchesOfEvent,
} from '@/wiki/records/recordsSelectors';

export const selectRole = (state: RootState, id: string, today: DateString): EventRole | undefined => {
  const event = selectEvent(state, id);
  return event && selectEventRole(state, event, today);
};

/** Only these can be on now or to come. */
const selectNewEventIds = (state: RootState, today: DateString): readonly EventId[] => {
  const ids = selectEventIds(state);
  const first = dayBefore(today, longestDays);
  const upTo = ids.findIndex((id) => (selectEvent(state, id)?.date ?? '') < first);
  return ids.slice(0, upTo === -1 ? undefined : upTo);
};

/** The latest events, newest first, with those that are on now. Compare with `sameItems`. */
export function selectLatestEventIds(state: RootState, today: DateString, count: number): readonly EventId[] {
  const latest: EventId[] = [];
  for (const id of selectEventIds(state)) {
    if (latest.length === count) break;
    const role = selectRole(state, id, today);
    if (role === 'now' || role === 'latest') latest.push(id);
  }
  return latest;
}

/** The nearest event that may be called the next one. */
export const selectNextEventId = (state: RootState, today: DateString): EventId | undefined =>
  selectNewEventIds(state, today).findLast((id) => selectRole(state, id, today) === 'next');

/** The events that may go on anywhere in the world now. Compare with `sameItems`. */
export const selectEventIdsOnNow = (state: RootState, today: DateString): readonly EventId[] =>
  selectNewEventIds(state, today).filter((id) => {
    const event = selectEvent(state, id);
    return event !== undefined && isOnNow(event, today);
  });

/** The events after a day, also cancelled ones, and those on that day without a result, nearest first. Compare with `sameItems`. */
export const selectComingEventIds = (state: RootState, today: DateString): readonly EventId[] =>
  selectNewEventIds(state, today)
    .filter((id) => (selectEvent(state, id)?.date ?? '') > today || selectRole(state, id, today) === 'next')
    .reverse();

/** The decided or open matches of a card, the main event first. Compare with `sameItems`. */
export const selectMainMatchIds = (
  state: RootState,
  event: string,
  which: Candidates,
  count: number,
): readonly MatchId[] =>
  mainMatches(selectMatchesOfEvent(state, event), selectEvent(state, event)?.cardOrder, which)
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
