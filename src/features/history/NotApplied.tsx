import { ui } from '@/language/en/ui';
import { history } from '@/language/en/history';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { userId } from '@/model/ids';
import type { DeltaStatus } from '@/model/proposals/delta';
import { FollowProposalScopes } from '@/parts/proposals/FollowProposalScopes';
import { MemberProposal } from '@/parts/proposals/MemberProposal';
import { useAppSelector } from '@/store/typed';
import { ListSection } from '@/ui/ListSection';
import { selectDelta, selectDeltaIdsOf } from '@/wiki/deltas/deltasSelectors';
import { useScope } from '@/wiki/scopes/useScope';

interface NotAppliedProps {
  readonly uid: string;
  readonly own: boolean;
}

export function NotApplied({ uid, own }: NotAppliedProps) {
  const t = useText();
  // The app frame already follows the own proposals.
  useScope(own ? undefined : { kind: 'proposalsOf', uid: userId(uid) });
  return (
    <>
      <Proposals uid={uid} status="new" title={t(history.open)} />
      <Proposals uid={uid} status="rejected" title={t(ui.rejected)} />
    </>
  );
}

interface ProposalsProps extends Pick<NotAppliedProps, 'uid'> {
  readonly status: DeltaStatus;
  readonly title: string;
}

function Proposals({ uid, status, title }: ProposalsProps) {
  const ids = useAppSelector(
    (state) => selectDeltaIdsOf(state, uid).filter((id) => selectDelta(state, id)?.status === status),
    sameItems,
  );
  if (ids.length === 0) return undefined;
  return (
    <ListSection title={title} count={ids.length}>
      <FollowProposalScopes ids={ids} />
      {ids.map((id) => (
        <MemberProposal key={id} id={id} />
      ))}
    </ListSection>
  );
}
