import type { DateString } from '@/model/dates';
import type { Match } from '@/model/records/records';
import { selectShownPaths } from '@/parts/forms/shownFields';
import type { RootState } from '@/store/typed';
import { selectMatchIdsOfPlayer } from '@/wiki/records/recordsSelectors';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';

export const selectKnowsFacts = (state: RootState, id: string, elsewhere: readonly string[]): boolean =>
  selectShownPaths(state, 'player', id, { except: elsewhere, asks: false }).length > 0;

/**
 * A player's matches as shown (hidden results count as missing), newest event first, up to a day if given.
 * Compare with `sameItems`.
 */
export const selectMatchesOfPlayer = (state: RootState, id: string, until?: DateString): readonly Match[] =>
  selectMatchIdsOfPlayer(state, id)
    .map((match) => selectShownMatch(state, match))
    .filter((match) => match !== undefined)
    .filter(({ date }) => until === undefined || date <= until);
