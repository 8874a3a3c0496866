import { sportId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { PlayerList } from '@/parts/lists/PlayerList';
import { selectPlayersOfSport } from '@/wiki/records/sportSelectors';
import { useScope } from '@/wiki/scopes/useScope';

export function SportPlayers({ sport }: { readonly sport: string }) {
  const scopes = [useScope({ kind: 'players' }), useScope({ kind: 'matchesOfSport', sport: sportId(sport) })];
  const counts = useAppSelector((state) => selectPlayersOfSport(state, sport));
  return <PlayerList sport={sport} among={counts} scopes={scopes} />;
}
