import type { MatchId } from '@/model/ids';
import { mainFirst } from '@/model/matches/mainMatches';
import { tellsResult } from '@/model/matches/spoilers';
import type { LiveCard } from '@/model/scoring/live';
import type { RootState } from '@/store/typed';
import { selectEvent, selectMatchesOfEvent } from '../records/recordsSelectors';
import { selectLiveList } from './liveListsSlice';
import { selectLiveMatch } from './liveSelectors';

/** The live card of an event; `undefined` unless a match of it is live. */
export function selectLiveCard(state: RootState, event: string): LiveCard | undefined {
  const card = selectLiveList(state, 'live', event).data;
  return card && Object.keys(card.matches).length > 0 ? card : undefined;
}

export const selectHasOpenMatch = (state: RootState, event: string): boolean =>
  selectMatchesOfEvent(state, event).some((match) => !tellsResult(match));

/** The card of an event as it is fought: like `selectCardIds`, by the places that scorers have entered. */
export const selectCardIdsAsFought = (state: RootState, event: string): readonly MatchId[] =>
  mainFirst(
    selectMatchesOfEvent(state, event).map((match) => {
      const order = selectLiveMatch(state, match.id)?.order;
      return order === undefined ? match : { ...match, order };
    }),
    selectEvent(state, event)?.cardOrder,
  ).map(({ id }) => id);
