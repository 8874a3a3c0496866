import { ShieldAlert } from 'lucide-react';
import { path } from '@/model/routes';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { selectMayEdit } from './editingSelectors';
import { SignInPanel } from './SignInPanel';

/** In place of a page for moderators, for everybody else. */
export function ModeratorsOnly() {
  const signedIn = useAppSelector(selectMayEdit);
  if (!signedIn) {
    return (
      <SignInPanel title="Moderators only">
        If you are a moderator, sign in to decide what others have proposed.
      </SignInPanel>
    );
  }
  return (
    <EmptyState
      icon={<ShieldAlert />}
      title="Moderators only"
      action={<ButtonLink to={path('mydelta')}>See your own changes</ButtonLink>}
    >
      Moderators decide here what becomes part of the wiki. Your account is not one of theirs. When that
      changes, this page opens by itself.
    </EmptyState>
  );
}
