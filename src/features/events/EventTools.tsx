import { Combine, GitFork } from 'lucide-react';
import { eventMerging } from '@/language/en/eventMerging';
import { records } from '@/language/en/records';
import { useText } from '@/language/useLanguage';
import type { Event } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ToolsMenu } from '@/parts/dialogs/ToolsMenu';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';

export function EventTools({ event: { id, sport } }: { readonly event: Event }) {
  const t = useText();
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  if (!mayEdit) return undefined;
  return (
    <ToolsMenu
      items={[
        {
          label: t(records.addBracket),
          icon: <GitFork aria-hidden />,
          to: path('eventPanel', { id: sport.id, eventId: id, panel: 'brackets' }),
        },
        { label: t(eventMerging.link), icon: <Combine aria-hidden />, to: path('mergeEvent', { id }) },
      ]}
    />
  );
}
