import { Table } from 'lucide-react';
import { sports } from '@/language/en/sports';
import { useText } from '@/language/useLanguage';
import { ButtonLink } from '@/ui/ButtonLink';

/** Leads from a card to the import of a table. */
export function ImportLink({ to }: { readonly to: string }) {
  const t = useText();
  return (
    <ButtonLink icon={<Table aria-hidden />} to={to}>
      {t(sports.importTable)}
    </ButtonLink>
  );
}
