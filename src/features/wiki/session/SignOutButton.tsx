import { LogOut } from 'lucide-react';
import { noticeShown } from '@/features/notices/noticesSlice';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button, type ButtonProps } from '@/ui/Button';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { selectCommands } from '../outbox/outboxSelectors';
import { signOut } from './sessionThunks';

/** Signs out, after a question when changes of this account still wait on the device. */
export function SignOutButton(look: Pick<ButtonProps, 'variant' | 'size'>) {
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  // What the server has taken is safe, though this device has not seen it come back yet.
  const waiting = useAppSelector(
    (state) => selectCommands(state).filter((command) => command.state !== 'acknowledged').length,
  );

  const leave = async () => {
    const sure = waiting === 0 || (await dialogs.confirm(question(waiting)));
    if (!sure) return;
    try {
      await dispatch(signOut());
    } catch (error) {
      console.warn('Signing out failed', error);
      dispatch(
        noticeShown({ id: 'signOut', tone: 'error', message: 'Signing out did not work. Try again.' }),
      );
    }
  };

  return (
    <Button {...look} icon={<LogOut aria-hidden />} onClick={() => void leave()}>
      <span>Sign out</span>
    </Button>
  );
}

const question = (waiting: number) => ({
  title: waiting === 1 ? 'Sign out with 1 change unsent?' : `Sign out with ${waiting} changes unsent?`,
  body: 'What is not sent yet stays on this device and is sent when you sign in here again. Nobody else sees it.',
});
