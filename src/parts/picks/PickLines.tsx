import { showsCrowd } from '@/model/picks/crowd';
import type { Match } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { useMinute } from '@/ui/useMinute';
import { CrowdLine, PickControl } from './lazyPicks';
import { PickRoom } from './PickRoom';
import { selectHasBegun, selectPick, selectShowsPick } from './picksSelectors';

/** What everybody picked of a match, and the reader's pick, which can be made until it begins. */
export function PickLines({ match }: { readonly match: Match }) {
  const now = useMinute();
  const isPicked = useAppSelector((state) => selectPick(state, match.id) !== undefined);
  const isBegun = useAppSelector((state) => selectHasBegun(state, match, now));
  const showsPick = useAppSelector((state) => selectShowsPick(state, match, now));
  return (
    <>
      {showsCrowd(match, isPicked, isBegun) && <CrowdLine match={match} />}
      {showsPick && <PickControl match={match} fallback={<PickRoom />} />}
    </>
  );
}
