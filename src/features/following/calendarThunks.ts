import { sharing } from '@/language/en/sharing';
import type { Translate } from '@/language/language';
import { message } from '@/language/text';
import type { DateString } from '@/model/dates';
import { path } from '@/model/sharing/routes';
import { nameIn } from '@/model/sharing/slugs';
import type { AppThunk } from '@/store/typed';
import { saveFile } from '@/ui/saveFile';
import { selectFollowedNews } from '@/wiki/follows/newsSelectors';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { selectShownCard } from '@/wiki/spoilers/spoilersSelectors';

/**
 * Saves coming events of what the reader follows as a calendar file. It is made on the device: no server
 * knows who follows what.
 */
export const saveFollowedCalendar =
  (today: DateString, t: Translate): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    try {
      const { calendarOf } = await import(/* webpackChunkName: "calendar" */ '@/model/sharing/calendar');
      const state = getState();
      const events = selectFollowedNews(state, today).coming.flatMap((news) =>
        news.kind === 'coming' ? (selectEvent(state, news.event) ?? []) : [],
      );
      const name = t(sharing.calendarName);
      const content = calendarOf(
        events.map((event) => ({ event, card: selectShownCard(state, event.id) })),
        (event) =>
          new URL(path('event', { id: event.sport.id, eventId: nameIn(event) }), location.origin).href,
        name,
      );
      saveFile({ name: 'armwiki.ics', type: 'text/calendar;charset=utf-8', content });
    } catch (error) {
      console.error('No calendar file', error);
      dispatch(noticeShown({ id: 'calendar', message: message(sharing.calendarFailed), tone: 'error' }));
    }
  };
