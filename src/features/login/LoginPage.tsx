import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { login } from '@/language/en/login';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { selectUser } from '@/wiki/session/sessionSelectors';
import { PageHeader } from '@/ui/PageHeader';
import { LoginForm } from './LoginForm';
import styles from './LoginPage.module.css';
import { nextPath } from './nextPath';
import { SignOutButton } from '@/parts/session/SignOutButton';
import { Rich } from '@/language/Rich';
import { ButtonLink } from '@/ui/ButtonLink';
import { Panel } from '@/ui/Panel';
import { Stack } from '@/ui/Stack';

function LoginPage() {
  const t = useText();
  const user = useAppSelector(selectUser);
  const { search } = useLocation();
  const [done, setDone] = useState(false);
  // The service has accepted the login; the session's user arrives a moment later.
  if (done && user !== null) return <Navigate to={nextPath(search)} replace />;
  return (
    <div className={styles.page}>
      <PageHeader title={t(titles.login)} description={t(login.description)} />
      {user !== null && !done ? <AlreadySignedIn /> : <LoginForm onDone={() => setDone(true)} />}
    </div>
  );
}

function AlreadySignedIn() {
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

export const page = definePage({ Component: LoginPage });
