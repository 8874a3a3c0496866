import type { Match } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { useToday } from '@/parts/days/useToday';
import { showsCrowd } from '@/model/picks/crowd';
import { useMinute } from '@/ui/useMinute';
import { CrowdLine, FollowPicks, PickControl } from '@/parts/picks/lazyPicks';
import { PickRoom } from '@/parts/picks/PickRoom';
import { selectHasBegun, selectIsAsStored, selectPick } from '@/parts/picks/picksSelectors';
import { selectIsToCome } from '@/wiki/records/meetingsSelectors';

/** The reader's pick of a match that is to come, or the pick that was made. */
export function MatchPick({ match }: { readonly match: Match }) {
  const today = useToday();
  const comes = useAppSelector((state) => selectIsToCome(state, match.id, today));
  const takesPick = useAppSelector((state) => comes && selectIsAsStored(state, match.id));
  const isPicked = useAppSelector((state) => selectPick(state, match.id) !== undefined);
  const now = useMinute();
  const isBegun = useAppSelector((state) => selectHasBegun(state, match, now));
  const hasPick = takesPick || (isPicked && !comes);
  return (
    <>
      {takesPick && <FollowPicks event={match.event.id} />}
      {showsCrowd(match, isPicked, isBegun) && <CrowdLine match={match} />}
      {hasPick && <PickControl match={match} fallback={<PickRoom />} />}
    </>
  );
}
