import type { DateString } from '@/model/dates';
import type { EventId, MatchId } from '@/model/ids';
import { byImportance } from '@/model/matches/mainMatches';
import type { Match } from '@/model/records/records';
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

/** Decided or open matches in card order. Compare with `sameItems`. */
export const selectCandidates = (state: RootState, event: string, which: Candidates): readonly Match[] =>
  selectMatchIdsOfEvent(state, event)
    .flatMap((id) => selectMatch(state, id) ?? [])
    .filter(isWanted[which]);

/**
 * The main matches of a card: first the marked ones, then the last ones. If none is marked, those chosen on
 * an earlier visit, as long as all of them exist. Compare with `sameItems`.
 */
export function selectMainMatchIds(
  state: RootState,
  event: string,
  which: Candidates,
  count: number,
  chosen?: readonly string[],
): readonly MatchId[] {
  const card = selectCandidates(state, event, which);
  const found = (chosen ?? []).flatMap((id) => card.find((match) => match.id === id) ?? []);
  const isChosen = found.length === count && !card.some(({ main }) => main === true);
  return (isChosen ? found : card.toSorted(byImportance)).slice(0, count).map(({ id }) => id);
}
