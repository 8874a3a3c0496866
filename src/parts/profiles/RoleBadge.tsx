import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import type { Role } from '@/model/accounts/role';
import { Badge } from '@/ui/Badge';

export function RoleBadge({ role }: { readonly role: Role }) {
  const t = useText();
  return <Badge kind="neutral">{t(role === 'admin' ? words.admin : words.moderator)}</Badge>;
}
