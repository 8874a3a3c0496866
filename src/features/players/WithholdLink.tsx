import { UserX } from 'lucide-react';
import { withholding } from '@/language/en/withholding';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ButtonLink } from '@/ui/ButtonLink';
import { selectIsAdmin } from '@/wiki/session/sessionSelectors';

export const withholdingPath = (player: string) =>
  `${path('withholding')}?player=${encodeURIComponent(player)}`;

export function WithholdLink({ id }: { readonly id: string }) {
  const t = useText();
  const admin = useAppSelector(selectIsAdmin);
  if (!admin) return undefined;
  return (
    <ButtonLink size="sm" variant="quiet" icon={<UserX />} to={withholdingPath(id)}>
      {t(withholding.link)}
    </ButtonLink>
  );
}
