import type { Player } from '@/model/records/records';
import { perStore } from '@/store/perStore';
import { createAppSelector, type RootState } from '@/store/typed';
import { selectPlayerIds, selectPlayerLayers } from '@/wiki/records/recordsSelectors';
import { KeptList } from '@/wiki/lists/keptList';

const selectKeptPlayers = perStore(() => new KeptList<Player>());

/** All players by name. Keeps its identity until one of them changes. */
export const selectPlayers = (state: RootState): readonly Player[] =>
  selectKeptPlayers(state).read(selectPlayerIds(state), selectPlayerLayers(state));

export const listPlayersAhead = (state: RootState): boolean =>
  selectKeptPlayers(state).ahead(selectPlayerIds(state), selectPlayerLayers(state));

export const selectCountries = createAppSelector([selectPlayers], (all): readonly string[] =>
  [...new Set(all.flatMap(({ country }) => country ?? []))].sort(),
);
