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
import { saveFile } from '@/ui/saveFile';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { ShareMenu } from '@/parts/sharing/ShareMenu';
import { selectShownCard } from '@/wiki/spoilers/spoilersSelectors';

/** What a reader can take along: link, calendar entry, card on paper or as text. */
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
        ...(isOnADay(event)
          ? [
              {
                label: t(events.addToCalendar),
                icon: <CalendarPlus aria-hidden />,
                onSelect: () => void dispatch(saveCalendar(event, new URL(address, location.origin).href)),
              },
            ]
          : []),
        {
          label: t(events.copyCard),
          icon: <ClipboardList aria-hidden />,
          onSelect: () => void dispatch(copyCard(event)),
        },
        { label: t(events.print), icon: <Printer aria-hidden />, onSelect: () => window.print() },
        {
          label: t(titles.sheet),
          icon: <ClipboardPen aria-hidden />,
          to: path('eventPanel', { id: event.sport.id, eventId: nameIn(event), panel: 'sheet' }),
        },
      ]}
    />
  );
}

const saveCalendar =
  (event: Event, url: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    try {
      const { eventCalendar } = await import(/* webpackChunkName: "calendar" */ './eventCalendar');
      saveFile(eventCalendar({ event, card: selectShownCard(getState(), event.id) }, url));
    } catch (error) {
      console.error('No calendar file', error);
      dispatch(noticeShown({ id: 'calendar', message: message(events.calendarFailed), tone: 'error' }));
    }
  };

const copyCard =
  (event: Event): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      // Printing a line reads it again to be sure, which takes all that reads cards.
      const { cardLines } = await import('./cardLines');
      await navigator.clipboard.writeText(dispatch(cardLines(event.id, event.sport.id)));
      dispatch(noticeShown({ id: 'share', message: message(events.cardCopied), tone: 'success' }));
    } catch {
      dispatch(noticeShown({ id: 'share', message: message(events.cardNotCopied), tone: 'error' }));
    }
  };
