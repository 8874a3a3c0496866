import { CalendarPlus, ClipboardList, ClipboardPen, Printer } from 'lucide-react';
import { events } from '@/language/en/events';
import { titles } from '@/language/en/titles';
import { message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { isOnADay } from '@/model/days/dateSpan';
import type { Event } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { nameIn } from '@/model/sharing/slugs';
import { useAppDispatch, type AppThunk } from '@/store/typed';
import { errorShown, successShown } from '@/wiki/notices/outcomeNotices';
import { saveCalendar } from '@/parts/sharing/saveCalendar';
import { ShareMenu } from '@/parts/sharing/ShareMenu';

export function EventMenu({ event }: { readonly event: Event }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const address = path('event', { id: event.sport.id, eventId: nameIn(event) });
  const title = [event.name, knownDate(event), event.location].filter(Boolean).join(', ');
  return (
    <ShareMenu
      title={title}
      to={address}
      embed={{ kind: 'event', id: event.id }}
      name={event.name}
      more={[
        isOnADay(event) && {
          label: t(events.addToCalendar),
          icon: <CalendarPlus />,
          onSelect: () => void dispatch(saveCalendar(event.id, [event])),
        },
        {
          label: t(events.copyCard),
          icon: <ClipboardList />,
          onSelect: () => void dispatch(copyCard(event)),
        },
        { label: t(events.print), icon: <Printer />, onSelect: () => window.print() },
        {
          label: t(titles.sheet),
          icon: <ClipboardPen />,
          to: path('eventPanel', { id: event.sport.id, eventId: nameIn(event), panel: 'sheet' }),
        },
      ]}
    />
  );
}

const copyCard =
  (event: Event): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      // Printing a line reads it again to be sure, which takes all that reads cards.
      const { cardLines } = await import('./cardLines');
      await navigator.clipboard.writeText(dispatch(cardLines(event.id, event.sport.id)));
      dispatch(successShown('share', message(events.cardCopied)));
    } catch {
      dispatch(errorShown('share', message(events.cardNotCopied)));
    }
  };
