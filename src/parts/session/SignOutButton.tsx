import { LogOut } from 'lucide-react';
import { errorShown } from '@/wiki/notices/outcomeNotices';
import { account } from '@/language/en/account';
import { useText } from '@/language/useLanguage';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button, type ButtonProps } from '@/ui/Button';
import { Stack } from '@/ui/Stack';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { selectWaitingCount } from '@/wiki/outbox/outboxSelectors';
import { SaveButton } from '../outbox/lazySaveButton';
import { selectUser } from '@/wiki/session/sessionSelectors';
import { signOut } from '@/wiki/session/sessionThunks';

export function SignOutButton(look: Pick<ButtonProps, 'variant' | 'size'>) {
  const t = useText();
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const user = useAppSelector(selectUser);
  // A command that the server has accepted is safe, even if its effect has not arrived yet.
  const waiting = useAppSelector(selectWaitingCount);

  const leave = async () => {
    const sure =
      waiting === 0 ||
      (await dialogs.confirm({
        title: t(account.unsent, { count: waiting }),
        body: (
          <Stack gap={3}>
            <p>{t(account.unsentBody)}</p>
            <div>
              <SaveButton size="sm" />
            </div>
          </Stack>
        ),
      }));
    if (!sure) return;
    try {
      await dispatch(signOut());
    } catch (error) {
      console.warn('Signing out failed', error);
      dispatch(errorShown('signOut', t(account.signOutFailed)));
    }
  };

  return (
    // Before the user is restored, the waiting commands are unknown.
    <Button {...look} icon={<LogOut />} disabled={user === null} onClick={() => void leave()}>
      <span>{t(account.signOut)}</span>
    </Button>
  );
}
