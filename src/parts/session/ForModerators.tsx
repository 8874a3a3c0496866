import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { LoadingState } from '@/ui/LoadingState';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectIsModerator, selectLikelyRole } from '@/wiki/session/sessionSelectors';
import { SignInPanel } from './SignInPanel';

export interface ForModeratorsProps {
  /** Shown to a likely moderator until the session is restored. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

export function ForModerators({ waiting = <LoadingState rows={12} />, children }: ForModeratorsProps) {
  const moderator = useAppSelector(selectIsModerator);
  const role = useAppSelector(selectLikelyRole);
  if (moderator) return children;
  return role === 'moderator' ? waiting : <ModeratorsOnly />;
}

function ModeratorsOnly() {
  const t = useText();
  const signedIn = useAppSelector(selectMayEdit);
  if (!signedIn) {
    return <SignInPanel title={t(editing.moderatorsOnly)}>{t(editing.moderatorsSignIn)}</SignInPanel>;
  }
  return (
    <EmptyState
      icon={<ShieldAlert />}
      title={t(editing.moderatorsOnly)}
      action={<ButtonLink to={path('mydelta')}>{t(editing.ownChanges)}</ButtonLink>}
    >
      {t(editing.moderatorsOther)}
    </EmptyState>
  );
}
