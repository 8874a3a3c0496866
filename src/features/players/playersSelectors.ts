import type { Match } from '@/model/records';
import type { RootState } from '@/store/typed';
import { selectMatch, selectMatchIdsOfPlayer } from '@/wiki/records/recordsSelectors';

/** A player's matches, newest event first. Compare with `sameItems`. */
export const selectMatchesOfPlayer = (state: RootState, id: string): readonly Match[] =>
  selectMatchIdsOfPlayer(state, id)
    .map((match) => selectMatch(state, match))
    .filter((match) => match !== undefined);
