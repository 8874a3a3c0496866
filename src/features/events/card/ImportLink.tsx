import { Table } from 'lucide-react';
import { sports } from '@/language/en/sports';
import { useText } from '@/language/useLanguage';
import { ButtonLink } from '@/ui/ButtonLink';

export function ImportLink({ to }: { readonly to: string }) {
  const t = useText();
  return (
    <ButtonLink icon={<Table aria-hidden />} to={to}>
      {t(sports.importTable)}
    </ButtonLink>
  );
}
