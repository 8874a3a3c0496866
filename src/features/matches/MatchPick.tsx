import type { Match } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { useMinute } from '@/ui/useMinute';
import { FollowPicks } from '@/parts/picks/lazyPicks';
import { PickLines } from '@/parts/picks/PickLines';
import { selectTakesPick } from '@/parts/picks/picksSelectors';

export function MatchPick({ match }: { readonly match: Match }) {
  const now = useMinute();
  const takesPick = useAppSelector((state) => selectTakesPick(state, match, now));
  return (
    <>
      {takesPick && <FollowPicks event={match.event.id} />}
      <PickLines match={match} />
    </>
  );
}
