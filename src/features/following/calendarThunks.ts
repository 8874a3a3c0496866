import { sharing } from '@/language/en/sharing';
import type { Translate } from '@/language/language';
import type { DateString } from '@/model/dates';
import { saveCalendar } from '@/parts/sharing/saveCalendar';
import type { AppThunk } from '@/store/typed';
import { selectWatchedNews } from '@/wiki/watches/newsSelectors';
import { selectEvent } from '@/wiki/records/recordsSelectors';

/**
 * Saves coming events of what the reader watches as a calendar file. It is made on the device: no server
 * knows who watches what.
 */
export const saveWatchedCalendar =
  (today: DateString, t: Translate): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    const events = selectWatchedNews(getState(), today).coming.flatMap((news) =>
      news.kind === 'coming' ? (selectEvent(getState(), news.event) ?? []) : [],
    );
    return dispatch(saveCalendar('armwiki', events, t(sharing.calendarName)));
  };
