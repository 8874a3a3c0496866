import { pairKey } from '@/model/identity/pairKey';
import type { PublishedPair } from '@/model/published/publishedDuplicates';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectAreDifferent } from '@/wiki/records/differentSelectors';
import { selectEvent, selectIsListed, selectPlayerName } from '@/wiki/records/recordsSelectors';
import { selectScopeStatus } from '@/wiki/scopes/scopesSelectors';
import { selectSports } from '@/wiki/sports/sportsSelectors';

const selectInOrder: (state: RootState, pairs: readonly PublishedPair[]) => readonly PublishedPair[] =
  createAppSelector(
    [(_state: RootState, pairs: readonly PublishedPair[]) => pairs, (state: RootState) => state.duplicates],
    (pairs, later): readonly PublishedPair[] => {
      if (later.length === 0) return pairs;
      const place = new Map(later.map((key, at) => [key, at]));
      const placeOf = ({ a, b }: PublishedPair) => place.get(pairKey(a, b)) ?? -1;
      return [...pairs].sort((one, other) => placeOf(one) - placeOf(other));
    },
  );

/**
 * Pairs to settle: neither player was merged, hidden or deleted since, and nobody has marked them as
 * different people. Own proposals count. Compare with `sameItems`.
 */
export const selectOpenPairs = (
  state: RootState,
  pairs: readonly PublishedPair[],
): readonly PublishedPair[] =>
  selectInOrder(state, pairs).filter(
    ({ a, b }) => selectIsListed(state, a) && selectIsListed(state, b) && !selectAreDifferent(state, a, b),
  );

/** Whether all matches are loaded, so that a count of 0 means none. */
export const selectHasAllMatches = (state: RootState): boolean =>
  selectSports(state).every(
    ({ id }) => selectScopeStatus(state, { kind: 'matchesOfSport', sport: id })?.status === 'live',
  );

/** Names of the records in a reason, or the id until the record is loaded. Compare with `sameItems`. */
export const selectNamesOf = (
  state: RootState,
  named: readonly { readonly collection: 'player' | 'event'; readonly id: string }[],
): readonly string[] =>
  named.map(({ collection, id }) =>
    collection === 'player' ? selectPlayerName(state, id) : (selectEvent(state, id)?.name ?? id),
  );
