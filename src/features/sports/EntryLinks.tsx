import { ListPlus, Table } from 'lucide-react';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';
import { ButtonLink } from '@/ui/ButtonLink';
import { sports as texts } from '@/language/en/sports';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';

export function NewCardLink({ sport }: { readonly sport: string }) {
  const t = useText();
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  if (!mayEdit) return null;
  return (
    <ButtonLink size="sm" icon={<ListPlus aria-hidden />} to={path('newCard', { id: sport })}>
      {t(texts.addEventWithCard)}
    </ButtonLink>
  );
}

export function ImportLink({ sport }: { readonly sport: string }) {
  const t = useText();
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  if (!mayEdit) return null;
  return (
    <ButtonLink size="sm" icon={<Table aria-hidden />} to={path('importMatches', { id: sport })}>
      {t(texts.importTable)}
    </ButtonLink>
  );
}
