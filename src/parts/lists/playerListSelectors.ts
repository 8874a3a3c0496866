import { countryKey } from '@/language/countries';
import type { Player } from '@/model/records';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectPlayerIds, selectPlayerLayers } from '@/wiki/records/recordsSelectors';
import { createKeptList } from '@/wiki/lists/keptList';

const players = createKeptList<Player>();

/** All players by name; the same list while none is another. */
export const selectPlayers = (state: RootState): readonly Player[] =>
  players(selectPlayerIds(state), selectPlayerLayers(state));

/** Brings the list of all players a part of a millisecond nearer, and says whether there is more to do. */
export const listPlayersAhead = (state: RootState): boolean =>
  players.ahead(selectPlayerIds(state), selectPlayerLayers(state));

/** The countries players are from, each by one key however it is stored. */
export const selectCountries = createAppSelector([selectPlayers], (all): readonly string[] =>
  [...new Set(all.flatMap(({ country }) => (country === undefined ? [] : countryKey(country))))].sort(),
);
