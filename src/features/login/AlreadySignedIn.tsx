import { useLocation } from 'react-router';
import { selectUser } from '@/features/wiki/session/sessionSelectors';
import { SignOutButton } from '@/features/wiki/session/SignOutButton';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { Card } from '@/ui/Card';
import { Stack } from '@/ui/Stack';
import { nextPath } from './nextPath';

/** For those who come here though they are signed in. */
export function AlreadySignedIn() {
  const user = useAppSelector(selectUser);
  const { search } = useLocation();
  return (
    <Card>
      <Stack>
        <p>
          You are signed in as <strong>{user?.name ?? user?.email ?? 'a member'}</strong>
          {user?.name && user.email && ` (${user.email})`}.
        </p>
        <Stack row gap={2}>
          <ButtonLink to={nextPath(search)} variant="primary">
            Continue
          </ButtonLink>
          <SignOutButton />
        </Stack>
      </Stack>
    </Card>
  );
}
