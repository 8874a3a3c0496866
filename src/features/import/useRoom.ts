import { userId } from '@/model/ids';
import { limitsOf } from '@/model/accounts/quota';
import { moreAt, mostRaised } from '@/model/trust/raisedLimit';
import { useTrust } from '@/parts/trust/useTrust';
import { useAppSelector } from '@/store/typed';
import { selectOwnNewDeltas } from '@/wiki/deltas/deltasSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { selectIsModerator, selectUid } from '@/wiki/session/sessionSelectors';
import { sendingMs } from './sendingTime';

interface Room {
  readonly most: number;
  readonly left: number;
  readonly mayGrow: boolean;
  readonly sendingMs: (count: number) => number;
}

export function useRoom(): Room {
  const uid = useAppSelector(selectUid);
  useScope(uid === undefined ? undefined : { kind: 'ownDeltas', uid });
  const open = useAppSelector((state) => selectOwnNewDeltas(state).length);
  const moderator = useAppSelector(selectIsModerator);
  const asked = useTrust(userId(uid ?? ''));
  const known = asked === 'unknown' ? undefined : asked;
  const now = known?.at ?? 0;
  const more = moreAt(known?.raised, now);
  const most = limitsOf(moderator).open + more;
  return {
    most,
    left: Math.max(0, most - open),
    mayGrow: more < mostRaised.more,
    sendingMs: (count) => sendingMs(count, { moderator, fastUntil: known?.raised?.until }, now),
  };
}
