import { ListPlus, Table } from 'lucide-react';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';
import { ButtonLink } from '@/ui/ButtonLink';
import { sports as texts } from '@/language/en/sports';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';

const links = [
  { route: 'newCard', text: texts.addEventWithCard, Icon: ListPlus },
  { route: 'importMatches', text: texts.importTable, Icon: Table },
] as const;

export function EntryLinks({ sport }: { readonly sport: string }) {
  const t = useText();
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  if (!mayEdit) return null;
  return links.map(({ route, text, Icon }) => (
    <ButtonLink key={route} size="sm" icon={<Icon />} to={path(route, { id: sport })}>
      {t(text)}
    </ButtonLink>
  ));
}
