import { Combine } from 'lucide-react';
import { eventMerging } from '@/language/en/eventMerging';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ToolsMenu } from '@/parts/dialogs/ToolsMenu';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';

export function EventTools({ id }: { readonly id: string }) {
  const t = useText();
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  if (!mayEdit) return undefined;
  return (
    <ToolsMenu
      items={[{ label: t(eventMerging.link), icon: <Combine aria-hidden />, to: path('mergeEvent', { id }) }]}
    />
  );
}
