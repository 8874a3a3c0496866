import { useLocation } from 'react-router';
import { selectUser } from '@/wiki/session/sessionSelectors';
import { SignOutButton } from '@/parts/session/SignOutButton';
import { login } from '@/language/en/login';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { Panel } from '@/ui/Panel';
import { Stack } from '@/ui/Stack';
import { nextPath } from './nextPath';

export function AlreadySignedIn() {
  const t = useText();
  const user = useAppSelector(selectUser);
  const { search } = useLocation();
  return (
    <Panel>
      <Stack>
        <p>
          <Rich
            text={user?.name && user.email ? login.signedInAsWith : login.signedInAs}
            values={{ name: user?.name ?? user?.email ?? t(login.aMember), email: user?.email ?? '' }}
            tags={{ strong: (words) => <strong>{words}</strong> }}
          />
        </p>
        <Stack row gap={2}>
          <ButtonLink to={nextPath(search)} variant="primary">
            {t(login.continue)}
          </ButtonLink>
          <SignOutButton />
        </Stack>
      </Stack>
    </Panel>
  );
}
