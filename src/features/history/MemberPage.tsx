import { PackagePlus, Undo2 } from 'lucide-react';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { RoleBadge } from '@/parts/profiles/RoleBadge';
import { selectProfile } from '@/wiki/session/profileSelectors';
import { TrustFacts } from '@/parts/trust/lazyTrustFacts';
import { DialogButton } from '@/parts/dialogs/DialogButton';
import { lazyDialog } from '@/parts/dialogs/lazyDialog';
import { WatchButton } from '@/parts/watches/WatchButton';
import { SubscribeMenu } from '@/parts/sharing/SubscribeMenu';
import { selectIsModerator, selectUid } from '@/wiki/session/sessionSelectors';
import { follow } from '@/language/en/follow';
import { history } from '@/language/en/history';
import { titles } from '@/language/en/titles';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { userId } from '@/model/ids';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { DateText } from '@/ui/DateText';
import { PageHeader } from '@/ui/PageHeader';
import { Section } from '@/ui/Section';
import { useHead } from '@/ui/useHead';
import { AppliedChanges } from './AppliedChanges';
import { LimitFacts } from './LimitFacts';
import { NotApplied } from './NotApplied';

// Only moderators open these, so readers load no code of them.
const { Part: RaiseLimitDialog } = lazyDialog(() => import('./RaiseLimitDialog'), 'RaiseLimitDialog');
const { Part: RevertSinceDialog } = lazyDialog(() => import('./RevertSinceDialog'), 'RevertSinceDialog');

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
          <>
            {viewer !== uid && (
              <WatchButton watched={{ kind: 'member', id: uid }} name={profile?.name ?? t(follow.member)} />
            )}
            <SubscribeMenu subject={{ kind: 'edits', of: 'member', id: uid }} />
            {moderator && viewer !== uid && (
              <>
                <DialogButton size="sm" icon={<PackagePlus />} label={t(history.raiseLimit)}>
                  {(close) => <RaiseLimitDialog uid={uid} onClose={close} />}
                </DialogButton>
                <DialogButton size="sm" icon={<Undo2 />} label={t(history.revertAll)}>
                  {(close) => <RevertSinceDialog uid={uid} onClose={close} />}
                </DialogButton>
              </>
            )}
          </>
        }
        meta={
          profile && [
            profile.role && <RoleBadge key="role" role={profile.role} />,
            <Rich key="since" text={history.since} values={{ day: <DateText value={profile.since} /> }} />,
          ]
        }
      />
      {(moderator || viewer === uid) && (
        <>
          <LimitFacts uid={userId(uid)} />
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

export const page = definePage<{ readonly uid: string }>({ Component: MemberPage });
