import { ShieldAlert } from 'lucide-react';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { selectMayEdit } from '@/wiki/editing/editingSelectors';
import { SignInPanel } from './SignInPanel';

export function ModeratorsOnly() {
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
