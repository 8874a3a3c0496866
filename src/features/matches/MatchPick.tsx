import type { Match } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { showsCrowd } from '@/model/picks/crowd';
import { useMinute } from '@/ui/useMinute';
import { CrowdLine, FollowPicks, PickControl } from '@/parts/picks/lazyPicks';
import { PickRoom } from '@/parts/picks/PickRoom';
import { selectHasBegun, selectPick, selectShowsPick, selectTakesPick } from '@/parts/picks/picksSelectors';

/** The reader's pick of a match that is to come, or the pick that was made. */
export function MatchPick({ match }: { readonly match: Match }) {
  const now = useMinute();
  const takesPick = useAppSelector((state) => selectTakesPick(state, match, now));
  const isPicked = useAppSelector((state) => selectPick(state, match.id) !== undefined);
  const isBegun = useAppSelector((state) => selectHasBegun(state, match, now));
  const showsPick = useAppSelector((state) => selectShowsPick(state, match, now));
  return (
    <>
      {takesPick && <FollowPicks event={match.event.id} />}
      {showsCrowd(match, isPicked, isBegun) && <CrowdLine match={match} />}
      {showsPick && <PickControl match={match} fallback={<PickRoom />} />}
    </>
  );
}
