import { remembered } from '@/lib/remembered';
import { dayBefore, type DateString } from '@/model/dates';
import type { Match } from '@/model/records/records';
import {
  hiddenSince,
  inNeutralOrder,
  tellsResult,
  withoutResult,
  type HiddenSpan,
} from '@/model/matches/spoilers';
import type { RootState } from '@/store/typed';
import { selectHasLiveScore } from '../liveLists/liveSelectors';
import { selectCardIds, selectMatch, selectMatchIdsOfEvent } from '../records/recordsSelectors';

export const selectHiddenSpan = ({ preferences: { hides }, spoilers }: RootState): HiddenSpan =>
  hides === 'none' && spoilers.asked ? 'all' : hides;

export const selectHidesResults = (state: RootState): boolean => selectHiddenSpan(state) !== 'none';

function isCovered(state: RootState, match: Match): boolean {
  return (
    (state.spoilers.covered.includes(match.event.id) || isInSpan(state, match)) &&
    (tellsResult(match) || selectHasLiveScore(state, match.id))
  );
}

function isInSpan(state: RootState, match: Match): boolean {
  const span = selectHiddenSpan(state);
  if (span === 'none') return false;
  const since = hiddenSince(span, state.spoilers.today);
  return since === undefined || match.date >= since;
}

const isRevealed = ({ spoilers }: RootState, { id, event }: Match): boolean =>
  spoilers.matches.includes(id) || spoilers.events.includes(event.id);

export function selectSecrecy(state: RootState, id: string): 'hidden' | 'revealed' | undefined {
  const match = selectMatch(state, id);
  if (!match || !isCovered(state, match)) return undefined;
  return isRevealed(state, match) ? 'revealed' : 'hidden';
}

/** Whether nothing may reveal a match's result. A match that is not loaded may have one. */
export const selectIsHidden = (state: RootState, id: string): boolean =>
  selectMatch(state, id) === undefined
    ? selectHidesResults(state) && !state.spoilers.matches.includes(id)
    : selectSecrecy(state, id) === 'hidden';

const neutral = remembered(inNeutralOrder);
const concealed = remembered(withoutResult);

export function shownMatch(state: RootState, match: Match): Match {
  if (!isCovered(state, match)) return match;
  return isRevealed(state, match) ? neutral(match) : concealed(match);
}

/** For display. Code that edits or decides must use `selectMatch`. */
export function selectShownMatch(state: RootState, id: string): Match | undefined {
  const match = selectMatch(state, id);
  return match && shownMatch(state, match);
}

export const selectIsTurned = (state: RootState, id: string): boolean =>
  selectShownMatch(state, id)?.player1.id !== selectMatch(state, id)?.player1.id;

/** For files and copied text: as stored, but without a hidden result. */
export const selectSavedMatch = (state: RootState, id: string): Match | undefined =>
  selectIsHidden(state, id) ? selectShownMatch(state, id) : selectMatch(state, id);

export const selectShownCard = (state: RootState, event: string): readonly Match[] =>
  selectCardIds(state, event).flatMap((id) => selectShownMatch(state, id) ?? []);

export function selectCardSecrecy(state: RootState, event: string): 'hidden' | 'revealed' | undefined {
  const all = selectMatchIdsOfEvent(state, event).map((id) => selectSecrecy(state, id));
  return all.find((each) => each === 'hidden') ?? all.find((each) => each === 'revealed');
}

/** Whether the reader has asked for all results of a card, also of those to come. */
export const selectIsCardRevealed = ({ spoilers }: RootState, event: string): boolean =>
  spoilers.events.includes(event);

/** Earlier than any match, so nobody is rated. */
const beforeAll = '1900-01-01' as DateString;

/** The last day whose ratings reveal no hidden result; `undefined` if all may be shown. */
export function selectRatedUntil(state: RootState): DateString | undefined {
  const span = selectHiddenSpan(state);
  if (span === 'none' || state.spoilers.ratings) return undefined;
  const since = hiddenSince(span, state.spoilers.today);
  return since === undefined ? beforeAll : dayBefore(since, 1);
}

export const selectHidesAllRatings = (state: RootState): boolean => selectRatedUntil(state) === beforeAll;
