import type { Player } from '@/model/records/records';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectPlayerIds, selectPlayerLayers } from '@/wiki/records/recordsSelectors';
import { KeptList } from '@/wiki/lists/keptList';

const players = new KeptList<Player>();

/** All players by name. Keeps its identity until one of them changes. */
export const selectPlayers = (state: RootState): readonly Player[] =>
  players.read(selectPlayerIds(state), selectPlayerLayers(state));

export const listPlayersAhead = (state: RootState): boolean =>
  players.ahead(selectPlayerIds(state), selectPlayerLayers(state));

export const selectCountries = createAppSelector([selectPlayers], (all): readonly string[] =>
  [...new Set(all.flatMap(({ country }) => country ?? []))].sort(),
);
