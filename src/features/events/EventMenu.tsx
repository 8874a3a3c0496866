import { CalendarPlus, ClipboardList, CodeXml, Combine, Download, Printer, Share2 } from 'lucide-react';
import { eventMerging } from '@/language/en/eventMerging';
import { events } from '@/language/en/events';
import { records } from '@/language/en/records';
import { sharing } from '@/language/en/sharing';
import { message } from '@/language/text';
import { useLanguage } from '@/language/useLanguage';
import { defaults } from '@/model/schema/limits';
import type { Event } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/store/typed';
import { Menu } from '@/ui/Menu';
import { saveFile } from '@/ui/saveFile';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { sharePage } from '@/parts/sharing/ShareButton';
import { saveCsv } from '@/parts/export/CsvButton';
import { copyEmbed } from '@/parts/sharing/copying';
import { selectMatchIdsOfEvent } from '@/wiki/records/recordsSelectors';
import { useSports } from '@/wiki/sports/useSports';

/**
 * What a reader can take along: link, calendar entry, card on paper or as text. Editors can also start a
 * merge here.
 */
export function EventMenu({ event }: { readonly event: Event }) {
  const { t, code } = useLanguage();
  const sports = useSports();
  const dispatch = useAppDispatch();
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  const address = path('event', { id: event.sport.id, eventId: event.id });
  const title = [event.name, event.date, event.location].filter(Boolean).join(', ');
  return (
    <Menu
      label={t(records.share)}
      icon={<Share2 aria-hidden />}
      variant="secondary"
      items={[
        {
          label: t(sharing.shareLink),
          icon: <Share2 aria-hidden />,
          onSelect: () => void dispatch(sharePage(title, address)),
        },
        {
          label: t(sharing.embed),
          icon: <CodeXml aria-hidden />,
          onSelect: () =>
            void dispatch(
              copyEmbed({ subject: { kind: 'event', id: event.id }, language: code }, event.name, sports),
            ),
        },
        ...(event.date === defaults.eventDate
          ? []
          : [
              {
                label: t(events.addToCalendar),
                icon: <CalendarPlus aria-hidden />,
                onSelect: () => void dispatch(saveCalendar(event, new URL(address, location.origin).href)),
              },
            ]),
        {
          label: t(events.copyCard),
          icon: <ClipboardList aria-hidden />,
          onSelect: () => void dispatch(copyCard(event)),
        },
        {
          label: t(records.downloadCsv),
          icon: <Download aria-hidden />,
          onSelect: () => void dispatch(saveCard(event)),
        },
        { label: t(events.print), icon: <Printer aria-hidden />, onSelect: () => window.print() },
        ...(mayEdit
          ? [
              {
                label: t(eventMerging.link),
                icon: <Combine aria-hidden />,
                to: path('mergeEvent', { id: event.id }),
              },
            ]
          : []),
      ]}
    />
  );
}

const saveCalendar =
  (event: Event, url: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      const { eventCalendar } = await import(/* webpackChunkName: "calendar" */ './eventCalendar');
      saveFile(eventCalendar(event, url));
    } catch (error) {
      console.error('No calendar file', error);
      dispatch(noticeShown({ id: 'calendar', message: message(events.calendarFailed), tone: 'error' }));
    }
  };

const saveCard =
  (event: Event): AppThunk<Promise<void>> =>
  (dispatch, getState) =>
    dispatch(
      saveCsv(event.name, () => ({ kind: 'match', ids: selectMatchIdsOfEvent(getState(), event.id) })),
    );

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
