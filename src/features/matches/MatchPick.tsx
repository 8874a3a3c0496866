import type { Match } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { useToday } from '@/parts/days/useToday';
import { FollowPicks, PickControl } from '@/parts/picks/lazyPicks';
import { selectIsAsStored, selectPick } from '@/parts/picks/picksSelectors';
import { selectIsToCome } from '@/wiki/records/meetingsSelectors';

/** The reader's pick of a match that is to come, or the pick that was made. */
export function MatchPick({ match }: { readonly match: Match }) {
  const today = useToday();
  const comes = useAppSelector((state) => selectIsToCome(state, match.id, today));
  const takesPick = useAppSelector((state) => comes && selectIsAsStored(state, match.id));
  const isPicked = useAppSelector((state) => selectPick(state, match.id) !== undefined);
  if (!takesPick && (comes || !isPicked)) return undefined;
  return (
    <>
      {comes && <FollowPicks event={match.event.id} />}
      <PickControl match={match} />
    </>
  );
}
