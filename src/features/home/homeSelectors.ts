import type { DateString } from '@/model/dates';
import type { EventId, MatchId } from '@/model/ids';
import { byImportance } from '@/model/mainMatches';
import type { Match } from '@/model/records';
import type { RootState } from '@/store/typed';
import {
  selectEvent,
  selectEventIds,
  selectMatch,
  selectMatchIdsOfEvent,
} from '@/wiki/records/recordsSelectors';

const isAfter = (state: RootState, id: EventId, day: DateString) =>
  (selectEvent(state, id)?.date ?? '') > day;

/** The newest events up to and including a day, newest first. Compare with `sameItems`. */
export const selectLatestEventIds = (
  state: RootState,
  today: DateString,
  count: number,
): readonly EventId[] => {
  const ids = selectEventIds(state);
  const from = ids.findIndex((id) => !isAfter(state, id, today));
  return from === -1 ? [] : ids.slice(from, from + count);
};

/** The events after a day, the next one first. Compare with `sameItems`. */
export function selectComingEventIds(state: RootState, today: DateString): readonly EventId[] {
  const ids = selectEventIds(state);
  const upTo = ids.findIndex((id) => !isAfter(state, id, today));
  return ids.slice(0, upTo === -1 ? undefined : upTo).reverse();
}

/** The decided matches of a card that people come for, the most important first. Compare with `sameItems`. */
export const selectTopMatchIds = (state: RootState, event: string, count: number): readonly MatchId[] =>
  topOf(state, event, count, ({ player1 }) => player1.result !== undefined);

/** The same of the matches that have no result yet. */
export const selectOpenMatchIds = (state: RootState, event: string, count: number): readonly MatchId[] =>
  topOf(state, event, count, ({ player1, outcome }) => player1.result === undefined && outcome === undefined);

function topOf(
  state: RootState,
  event: string,
  count: number,
  isWanted: (match: Match) => boolean,
): readonly MatchId[] {
  return selectMatchIdsOfEvent(state, event)
    .flatMap((id) => selectMatch(state, id) ?? [])
    .filter(isWanted)
    .sort(byImportance)
    .slice(0, count)
    .map(({ id }) => id);
}
