import type { DateString } from '@/model/dates';
import type { EventId, MatchId } from '@/model/ids';
import type { Match } from '@/model/records/records';
import type { RootState } from '@/store/typed';
import { selectCardIds, selectEvent, selectEventIds, selectMatch } from '@/wiki/records/recordsSelectors';

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

/** The events after a day, nearest first. Compare with `sameItems`. */
export function selectComingEventIds(state: RootState, today: DateString): readonly EventId[] {
  const ids = selectEventIds(state);
  const upTo = ids.findIndex((id) => !isAfter(state, id, today));
  return ids.slice(0, upTo === -1 ? undefined : upTo).reverse();
}

export type Candidates = 'decided' | 'open';

const isWanted: Readonly<Record<Candidates, (match: Match) => boolean>> = {
  decided: ({ player1 }) => player1.result !== undefined,
  open: ({ player1, outcome }) => player1.result === undefined && outcome === undefined,
};

/** The first decided or open matches of a card, the main event first. Compare with `sameItems`. */
export const selectMainMatchIds = (
  state: RootState,
  event: string,
  which: Candidates,
  count: number,
): readonly MatchId[] =>
  selectCardIds(state, event)
    .filter((id) => {
      const match = selectMatch(state, id);
      return match !== undefined && isWanted[which](match);
    })
    .slice(0, count);
