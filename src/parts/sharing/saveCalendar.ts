import { events as texts } from '@/language/en/events';
import { message } from '@/language/text';
import type { Event } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import { nameIn } from '@/model/sharing/slugs';
import type { AppThunk } from '@/store/typed';
import { saveFile } from '@/ui/saveFile';
import { errorShown } from '@/wiki/notices/outcomeNotices';
import { selectShownCard } from '@/wiki/spoilers/spoilersSelectors';

/** Saves events as a calendar file. Programs that import it show `name`, if the calendar has one. */
export const saveCalendar =
  (file: string, events: readonly Event[], name?: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    try {
      const { calendarOf } = await import(/* webpackChunkName: "calendar" */ '@/model/sharing/calendar');
      const cards = events.map((event) => ({ event, card: selectShownCard(getState(), event.id) }));
      const content = calendarOf(cards, addressOf, name);
      saveFile({ name: `${file}.ics`, type: 'text/calendar;charset=utf-8', content });
    } catch (error) {
      console.error('No calendar file', error);
      dispatch(errorShown('calendar', message(texts.calendarFailed)));
    }
  };

const addressOf = (event: Event): string =>
  new URL(path('event', { id: event.sport.id, eventId: nameIn(event) }), location.origin).href;
