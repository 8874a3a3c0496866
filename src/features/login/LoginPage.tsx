import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { login } from '@/language/en/login';
import { useText } from '@/language/useLanguage';
import { routes } from '@/model/routes';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { selectUser } from '@/features/wiki/session/sessionSelectors';
import { PageHeader } from '@/ui/PageHeader';
import { useHead } from '@/ui/useHead';
import { AlreadySignedIn } from './AlreadySignedIn';
import { LoginForm } from './LoginForm';
import styles from './LoginPage.module.css';
import { nextPath } from './nextPath';

/** Signs in, or signs up, and leads back to where the visitor came from. */
function LoginPage() {
  const t = useText();
  useHead(routes.login.title, { description: t(login.description) });
  const user = useAppSelector(selectUser);
  const { search } = useLocation();
  const [done, setDone] = useState(false);
  // The service has agreed; the app learns who it is a moment later.
  if (done && user !== null) return <Navigate to={nextPath(search)} replace />;
  return (
    <div className={styles.page}>
      <PageHeader title={routes.login.title} />
      {user !== null && !done ? <AlreadySignedIn /> : <LoginForm onDone={() => setDone(true)} />}
    </div>
  );
}

export const page = definePage({ Component: LoginPage });
