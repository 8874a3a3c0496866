import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { selectProfile } from '@/wiki/session/profileSelectors';

/** The role of a user, beside the name, as the server says it. Nothing for most. */
export function RoleBadge({ uid }: { readonly uid: string }) {
  const t = useText();
  const role = useAppSelector((state) => selectProfile(state, uid)?.role);
  if (role === undefined) return null;
  return <Badge kind="neutral">{t(role === 'admin' ? words.admin : words.moderator)}</Badge>;
}
