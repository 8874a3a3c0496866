import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { useLoginPath } from './SignInToEdit';

/** Replaces a page about the visitor's own data until they sign in. */
export function SignInPanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
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
