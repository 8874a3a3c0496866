import { useLocation } from 'react-router';
import { editButtons } from '@/language/en/editButtons';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { TextLink } from '@/ui/TextLink';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';

export function useLoginPath(): string {
  const { pathname, search } = useLocation();
  return `${path('login')}?next=${encodeURIComponent(pathname + search)}`;
}

export function SignInToEdit() {
  const t = useText();
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  const login = useLoginPath();
  return mayEdit ? null : <TextLink to={login}>{t(editButtons.signInToEdit)}</TextLink>;
}
