import { sameItems } from '@/lib/sameItems';
import { isDeletion, type Delta } from '@/model/delta';
import { playerId, type MatchId, type PlayerId } from '@/model/ids';
import type { Collection } from '@/model/schema/recordSchema';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectMergedInto } from './identitiesSelectors';
import {
  selectBaseRecord,
  selectMatch,
  selectMatchIdsOfEvent,
  selectMatchIdsOfPlayer,
  selectPendingDeltas,
} from './recordsSelectors';

/** The matches that the wiki has of an event, and that go with it. */
export const selectMatchesGoing = createAppSelector(
  [(state: RootState) => state, selectMatchIdsOfEvent],
  (state, ids): readonly MatchId[] => ids.filter((id) => selectBaseRecord(state, 'match', id) !== undefined),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

/** The players whom an event's deletion would leave without a match, as far as matches are at hand. */
export const selectLeftWithNothing = createAppSelector(
  [(state: RootState) => state, selectMatchesGoing],
  (state, ids): readonly PlayerId[] => {
    const going = new Set<string>(ids);
    const players = new Set(
      ids.flatMap((id) => {
        const match = selectMatch(state, id);
        return match ? [match.player1.id, match.player2.id] : [];
      }),
    );
    return [...players]
      .filter(
        (id) =>
          selectBaseRecord(state, 'player', id) !== undefined &&
          // Their own matches count as those of the page that others lead to.
          selectMergedInto(state, 'player', id).length === 0 &&
          selectMatchIdsOfPlayer(state, id).every((match) => going.has(match)),
      )
      .map(playerId);
  },
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

/** The own open proposal to delete a record. */
export const selectProposedDeletion = (
  state: RootState,
  collection: Collection,
  id: string,
): Delta | undefined => selectPendingDeltas(state, collection, id).find(isDeletion);
