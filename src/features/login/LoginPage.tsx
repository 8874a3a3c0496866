import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { login } from '@/language/en/login';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { selectUser } from '@/wiki/session/sessionSelectors';
import { PageHeader } from '@/ui/PageHeader';
import { AlreadySignedIn } from './AlreadySignedIn';
import { LoginForm } from './LoginForm';
import styles from './LoginPage.module.css';
import { nextPath } from './nextPath';

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

export const page = definePage({ Component: LoginPage });
