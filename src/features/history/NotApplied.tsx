import { history } from '@/language/en/history';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { userId } from '@/model/ids';
import type { DeltaStatus } from '@/model/proposals/delta';
import { FollowProposalScopes } from '@/parts/proposals/FollowProposalScopes';
import { MemberProposal } from '@/parts/proposals/MemberProposal';
import { useAppSelector } from '@/store/typed';
import { ListPanel } from '@/ui/ListPanel';
import { Section } from '@/ui/Section';
import { selectDelta, selectDeltaIdsOf } from '@/wiki/deltas/deltasSelectors';
import { useScope } from '@/wiki/scopes/useScope';

const sections = [
  ['new', history.open],
  ['rejected', history.rejected],
] as const satisfies readonly (readonly [DeltaStatus, unknown])[];

/** The open and rejected proposals of a member, for that member and moderators. */
export function NotApplied({ uid, own }: { readonly uid: string; readonly own: boolean }) {
  const t = useText();
  // The app frame already follows the own proposals.
  useScope(own ? undefined : { kind: 'proposalsOf', uid: userId(uid) });
  const ids = useAppSelector((state) => selectDeltaIdsOf(state, uid));
  const open = useAppSelector(
    (state) => ids.filter((id) => selectDelta(state, id)?.status === 'new'),
    sameItems,
  );
  const rejected = useAppSelector(
    (state) => ids.filter((id) => selectDelta(state, id)?.status === 'rejected'),
    sameItems,
  );
  const of = { new: open, rejected };
  return (
    <>
      <FollowProposalScopes ids={[...open, ...rejected]} />
      {sections.map(([status, title]) =>
        of[status].length === 0 ? undefined : (
          <Section key={status} title={t(title)} count={of[status].length}>
            <ListPanel label={t(title)}>
              {of[status].map((id) => (
                <MemberProposal key={id} id={id} />
              ))}
            </ListPanel>
          </Section>
        ),
      )}
    </>
  );
}
