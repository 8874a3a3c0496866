import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { useLoginPath } from './SignInToEdit';

/** In place of a page that is about the visitor, for one who is not signed in. */
export function SignInPanel({
  title,
  children,
}: {
  readonly title: string;
  /** The use of signing in here. */
  readonly children: ReactNode;
}) {
  const t = useText();
  const login = useLoginPath();
  return (
    <EmptyState
      icon={<LogIn />}
      title={title}
      action={
        <ButtonLink to={login} variant="primary">
          {t(editing.goToSignIn)}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  );
}
