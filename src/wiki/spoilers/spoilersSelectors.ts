import { remembered } from '@/lib/remembered';
import { dayBefore, type DateString } from '@/model/dates';
import type { Match } from '@/model/records';
import { hiddenSince, inNeutralOrder, tellsResult, withoutResult, type HiddenSpan } from '@/model/spoilers';
import type { RootState } from '@/store/typed';
import { selectMatch, selectMatchIdsOfEvent } from '../records/recordsSelectors';

/** The results that are hidden: as the reader has chosen, or else as the link asked that led here. */
export const selectHiddenSpan = ({ preferences: { hides }, spoilers }: RootState): HiddenSpan =>
  hides === 'none' && spoilers.asked ? 'all' : hides;

/** Tells whether any results are hidden. */
export const selectHidesResults = (state: RootState): boolean => selectHiddenSpan(state) !== 'none';

/** Tells whether a match has a result of the days whose results are hidden, asked for or not. */
function isCovered(state: RootState, match: Match): boolean {
  const span = selectHiddenSpan(state);
  if (span === 'none') return false;
  const since = hiddenSince(span, state.spoilers.today);
  return (since === undefined || match.date >= since) && tellsResult(match);
}

const isRevealed = ({ spoilers }: RootState, { id, event }: Match): boolean =>
  spoilers.matches.includes(id) || spoilers.events.includes(event.id);

/** A match on a screen: its result is `hidden` until somebody asks, has been `revealed`, or is none of this (`undefined`). */
export function selectSecrecy(state: RootState, id: string): 'hidden' | 'revealed' | undefined {
  const match = selectMatch(state, id);
  if (!match || !isCovered(state, match)) return undefined;
  return isRevealed(state, match) ? 'revealed' : 'hidden';
}

/** Tells whether nothing may be shown by which a match's result could be told. One that is not at hand may have any. */
export const selectIsHidden = (state: RootState, id: string): boolean =>
  selectHidesResults(state) &&
  (selectMatch(state, id) === undefined
    ? !state.spoilers.matches.includes(id)
    : selectSecrecy(state, id) === 'hidden');

const neutral = remembered(inNeutralOrder);
const concealed = remembered(withoutResult);

/** A match as screens show it: without its result where that is hidden. */
export function shownMatch(state: RootState, match: Match): Match {
  if (!isCovered(state, match)) return match;
  return isRevealed(state, match) ? neutral(match) : concealed(match);
}

/** The match of an id as screens show it. What edits or decides reads `selectMatch`. */
export function selectShownMatch(state: RootState, id: string): Match | undefined {
  const match = selectMatch(state, id);
  return match && shownMatch(state, match);
}

/** How the results of a card stand, of those that may be hidden; `undefined` where none may. */
export function selectCardSecrecy(state: RootState, event: string): 'hidden' | 'revealed' | undefined {
  const all = selectMatchIdsOfEvent(state, event).map((id) => selectSecrecy(state, id));
  return all.find((each) => each === 'hidden') ?? all.find((each) => each === 'revealed');
}

/** Before the first match that any sport may have: nobody is rated. */
const beforeAll = '1900-01-01' as DateString;

/** The last day whose ratings tell no hidden result; `undefined` where any may be shown. */
export function selectRatedUntil(state: RootState): DateString | undefined {
  const span = selectHiddenSpan(state);
  if (span === 'none' || state.spoilers.ratings) return undefined;
  const since = hiddenSince(span, state.spoilers.today);
  return since === undefined ? beforeAll : dayBefore(since, 1);
}

/** Tells whether there are no ratings that may be shown. */
export const selectHidesAllRatings = (state: RootState): boolean => selectRatedUntil(state) === beforeAll;
