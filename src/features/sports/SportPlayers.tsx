import { Users } from 'lucide-react';
import { sportId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { countOf } from '@/features/wiki/display/countOf';
import { PlayerGrid } from '@/features/wiki/display/PlayerGrid';
import { ScopeState } from '@/features/wiki/display/ScopeState';
import { selectPlayerIds } from '@/features/wiki/records/recordsSelectors';
import { selectPlayersOfSport } from '@/features/wiki/display/sportSelectors';
import { useScope } from '@/features/wiki/scopes/useScope';
import { useMemo } from 'react';

/** Who has fought in a sport, by name, with how many matches. */
export function SportPlayers({ sport }: { readonly sport: string }) {
  const scopes = [useScope({ kind: 'players' }), useScope({ kind: 'matchesOfSport', sport: sportId(sport) })];
  const everyone = useAppSelector(selectPlayerIds);
  const counts = useAppSelector((state) => selectPlayersOfSport(state, sport));
  const ids = useMemo(() => everyone.filter((id) => counts.has(id)), [everyone, counts]);
  return (
    <ScopeState
      scopes={scopes}
      empty={ids.length === 0}
      what="players"
      rows={14}
      nothing={<EmptyState icon={<Users />} title="No players yet" />}
    >
      <PlayerGrid ids={ids} label="Players" note={(id) => countOf(counts.get(id) ?? 0, 'match', 'matches')} />
    </ScopeState>
  );
}
