import { useEffect, useState } from 'react';
import type { User } from '@/backend/backend';
import { selectLeaving } from '@/features/inbox/inboxSelectors';
import { fields } from '@/language/en/fields';
import { ownAccount } from '@/language/en/ownAccount';
import { useLanguage } from '@/language/useLanguage';
import { daysToReturn, leavesAt } from '@/model/accounts/ownAccount';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { StayButton } from '@/parts/session/StayButton';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { DefinitionList } from '@/ui/DefinitionList';
import { Section } from '@/ui/Section';
import { selectUser } from '@/wiki/session/sessionSelectors';
import { lazyDialog } from '@/parts/dialogs/lazyDialog';
import { downloadOwnData, learnSignInMethods } from './accountThunks';

const load = () => import('./accountCode');

/** The dialogs of the own account, without their code until one is opened. */
const { Part: RenameDialog } = lazyDialog(load, 'RenameDialog');
const { Part: PasswordDialog } = lazyDialog(load, 'PasswordDialog');
const { Part: LeaveDialog } = lazyDialog(load, 'LeaveDialog');

export function AccountSetting() {
  const { t } = useLanguage();
  const user = useAppSelector(selectUser);
  if (!user) return null;
  return (
    <Section title={t(ownAccount.title)}>
      <Rows user={user} />
    </Section>
  );
}

type Opened = 'name' | 'password' | 'leave';

function Rows({ user }: { readonly user: User }) {
  const { t, dates } = useLanguage();
  const [opened, setOpened] = useState<Opened>();
  const hasPassword = useHasPassword();
  const leaving = useAppSelector(selectLeaving);
  const close = () => setOpened(undefined);
  const opener = (dialog: Opened, label: string) => (
    <Button size="sm" onClick={() => setOpened(dialog)}>
      {label}
    </Button>
  );
  return (
    <>
      <DefinitionList
        items={[
          {
            term: t(fields.name),
            value: <ProfileName uid={user.uid} />,
            action: opener('name', t(ownAccount.change)),
          },
          {
            term: t(ownAccount.password),
            value: hasPassword
              ? t(ownAccount.passwordHint, { email: user.email ?? '' })
              : t(ownAccount.withGoogle),
            action: hasPassword && opener('password', t(ownAccount.change)),
          },
          { term: t(ownAccount.data), value: t(ownAccount.dataHint), action: <DownloadButton /> },
          {
            term: t(ownAccount.leaveTerm),
            value:
              leaving === undefined
                ? t(ownAccount.leaveHint, { count: daysToReturn })
                : t(ownAccount.leaving, { day: dates.day(leavesAt(leaving)) ?? '' }),
            action: leaving === undefined ? opener('leave', t(ownAccount.leave)) : <StayButton />,
          },
        ]}
      />
      {opened === 'name' && <RenameDialog uid={user.uid} onClose={close} />}
      {opened === 'password' && <PasswordDialog onClose={close} />}
      {opened === 'leave' && <LeaveDialog hasPassword={hasPassword} onClose={close} />}
    </>
  );
}

/** `true` until the sign-in methods are known to exclude it. */
function useHasPassword(): boolean {
  const dispatch = useAppDispatch();
  const [has, setHas] = useState(true);
  useEffect(() => {
    void dispatch(learnSignInMethods()).then((methods) => setHas(methods.includes('password')));
  }, [dispatch]);
  return has;
}

function DownloadButton() {
  const { t } = useLanguage();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  return (
    <Button
      size="sm"
      busy={busy}
      onClick={() => {
        setBusy(true);
        void dispatch(downloadOwnData()).finally(() => setBusy(false));
      }}
    >
      {t(ownAccount.download)}
    </Button>
  );
}
