import { sameItems } from '@/lib/sameItems';
import { isDeletion, isNewRecord, type Delta } from '@/model/proposals/delta';
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

export const selectMatchesGoing = createAppSelector(
  [(state: RootState) => state, selectMatchIdsOfEvent],
  (state, ids): readonly MatchId[] => ids.filter((id) => selectBaseRecord(state, 'match', id) !== undefined),
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

/** Players who would have no match left if the event were deleted, judged by the matches on this device. */
export const selectLeftWithNothing = createAppSelector(
  [(state: RootState) => state, selectMatchesGoing],
  (state, ids): readonly PlayerId[] => {
    const going = new Set<string>(ids);
    const players = new Set(
      ids
        .flatMap((id) => selectMatch(state, id) ?? [])
        .flatMap(({ player1, player2 }) => [player1.id, player2.id]),
    );
    return [...players]
      .filter(
        (id) =>
          selectBaseRecord(state, 'player', id) !== undefined &&
          // A standing player's matches include those of merged records.
          selectMergedInto(state, 'player', id).length === 0 &&
          selectMatchIdsOfPlayer(state, id).every((match) => going.has(match)),
      )
      .map(playerId);
  },
  { memoizeOptions: { resultEqualityCheck: sameItems } },
);

export const selectProposedDeletion = (
  state: RootState,
  collection: Collection,
  id: string,
): Delta | undefined => selectPendingDeltas(state, collection, id).find(isDeletion);

/** The user's own proposal of a record that does not exist yet: instead of deleting it they withdraw that. */
export const selectOwnNewRecord = (state: RootState, collection: Collection, id: string): Delta | undefined =>
  selectBaseRecord(state, collection, id) === undefined
    ? selectPendingDeltas(state, collection, id).find(isNewRecord)
    : undefined;
