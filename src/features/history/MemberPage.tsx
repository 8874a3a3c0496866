import { sameItems } from '@/lib/sameItems';
import { selectDelta, selectDeltaIdsOf } from '@/wiki/deltas/deltasSelectors';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { RoleBadge } from '@/parts/profiles/RoleBadge';
import { selectProfile } from '@/wiki/session/profileSelectors';
import { TrustFacts } from '@/parts/trust/lazyTrustFacts';
import { FollowProposalScopes } from '@/parts/proposals/FollowProposalScopes';
import { useScope } from '@/wiki/scopes/useScope';
import { selectIsModerator, selectUid } from '@/wiki/session/sessionSelectors';
import { history } from '@/language/en/history';
import { titles } from '@/language/en/titles';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import type { DeltaStatus } from '@/model/proposals/delta';
import { userId } from '@/model/ids';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { Panel } from '@/ui/Panel';
import { DateText } from '@/ui/DateText';
import { List } from '@/ui/List';
import { PageHeader } from '@/ui/PageHeader';
import { Section } from '@/ui/Section';
import { useHead } from '@/ui/useHead';
import { AppliedChanges } from './AppliedChanges';
import { MemberProposal } from '@/parts/proposals/MemberProposal';
import { RaiseLimit } from './RaiseLimit';
import { RevertSince } from './RevertSince';

/**
 * A member: name, since when, and the results of their proposals. Only the member and moderators see
 * unapplied ones.
 */
function MemberPage({ uid }: { readonly uid: string }) {
  const t = useText();
  const profile = useAppSelector((state) => selectProfile(state, uid));
  const viewer = useAppSelector(selectUid);
  const moderator = useAppSelector(selectIsModerator);
  useHead(profile?.name ?? t(titles.member));
  return (
    <>
      <PageHeader
        title={<ProfileName uid={uid} plain />}
        actions={
          moderator && viewer !== uid ? (
            <>
              <RaiseLimit uid={uid} />
              <RevertSince uid={uid} />
            </>
          ) : undefined
        }
        meta={
          profile && [
            ...(profile.role === undefined ? [] : [<RoleBadge key="role" role={profile.role} />]),
            <Rich key="since" text={history.since} values={{ day: <DateText value={profile.since} /> }} />,
          ]
        }
      />
      {(moderator || viewer === uid) && (
        <>
          <TrustFacts uid={userId(uid)} own={viewer === uid} />
          <NotApplied uid={uid} own={viewer === uid} />
        </>
      )}
      <Section title={t(history.applied)}>
        <AppliedChanges
          key={uid}
          collection={undefined}
          author={uid}
          label={t(history.applied)}
          nothing={t(history.nothingApplied)}
        />
      </Section>
    </>
  );
}

const sections = [
  ['new', history.open],
  ['rejected', history.rejected],
] as const satisfies readonly (readonly [DeltaStatus, unknown])[];

function NotApplied({ uid, own }: { readonly uid: string; readonly own: boolean }) {
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
            <Panel flush>
              <List label={t(title)}>
                {of[status].map((id) => (
                  <MemberProposal key={id} id={id} />
                ))}
              </List>
            </Panel>
          </Section>
        ),
      )}
    </>
  );
}

export const page = definePage<{ readonly uid: string }>({ Component: MemberPage });
