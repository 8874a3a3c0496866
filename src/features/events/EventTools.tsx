import { useState } from 'react';
import { ClipboardPen, Combine, GitFork, Presentation } from 'lucide-react';
import { eventMerging } from '@/language/en/eventMerging';
import { scorers } from '@/language/en/scorers';
import { records } from '@/language/en/records';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import type { Event } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ToolsMenu } from '@/parts/dialogs/ToolsMenu';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';
import { selectIsModerator } from '@/wiki/session/sessionSelectors';
import { ScorersDialog } from './scorers/lazyScorers';

export function EventTools({ event }: { readonly event: Event }) {
  const { id, sport } = event;
  const t = useText();
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  const isModerator = useAppSelector(selectIsModerator);
  const [open, setOpen] = useState(false);
  if (!mayEdit) return undefined;
  return (
    <>
      <ToolsMenu
        items={[
          {
            label: t(records.addBracket),
            icon: <GitFork aria-hidden />,
            to: path('eventPanel', { id: sport.id, eventId: id, panel: 'brackets' }),
          },
          {
            label: t(titles.stage),
            icon: <Presentation aria-hidden />,
            to: path('eventPanel', { id: sport.id, eventId: id, panel: 'stage' }),
          },
          { label: t(eventMerging.link), icon: <Combine aria-hidden />, to: path('mergeEvent', { id }) },
          ...(isModerator
            ? [
                {
                  label: t(scorers.tool),
                  icon: <ClipboardPen aria-hidden />,
                  onSelect: () => setOpen(true),
                },
              ]
            : []),
        ]}
      />
      {open && isModerator && <ScorersDialog event={event} onClose={() => setOpen(false)} />}
    </>
  );
}
