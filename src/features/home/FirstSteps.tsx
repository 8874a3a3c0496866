import { dateOf, dayBefore } from '@/model/dates';
import type { UserId } from '@/model/ids';
import { useToday } from '@/parts/days/useToday';
import { useAppSelector } from '@/store/typed';
import { lazyPart } from '@/ui/lazyPart';
import { useScope } from '@/wiki/scopes/useScope';
import { selectProfile } from '@/wiki/session/profileSelectors';
import { selectLikelyRole, selectUid } from '@/wiki/session/sessionSelectors';

const { Part: LazyList } = lazyPart(() => import('./FirstStepsList'), 'FirstStepsList');

const newDays = 14;

export function FirstSteps() {
  const uid = useAppSelector(selectUid);
  const isMember = useAppSelector((state) => selectLikelyRole(state) === 'member');
  return uid !== undefined && isMember && <ForMember uid={uid} />;
}

function ForMember({ uid }: { readonly uid: UserId }) {
  const today = useToday();
  useScope({ kind: 'profile', uid });
  const since = useAppSelector((state) => selectProfile(state, uid)?.since);
  return since !== undefined && dateOf(since) > dayBefore(today, newDays) && <LazyList />;
}
