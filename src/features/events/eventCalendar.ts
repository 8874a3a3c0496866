import { createEvent } from 'ics';
import type { Event } from '@/model/records';
import type { SavedFile } from '@/ui/saveFile';

/** An event as a calendar file: a whole day, under the same id each time, so that a second import replaces the first. */
export function eventCalendar({ id, name, date, location }: Event, url: string): SavedFile {
  const [year = 1900, month = 1, day = 1] = date.split('-').map(Number);
  const after = new Date(Date.UTC(year, month - 1, day + 1));
  const { error, value } = createEvent({
    productId: 'armwiki',
    uid: `event-${id}@armwiki`,
    title: name,
    start: [year, month, day],
    // Not a duration, which the library writes as the invalid `P1DT`.
    end: [after.getUTCFullYear(), after.getUTCMonth() + 1, after.getUTCDate()],
    url,
    ...(location !== undefined && { location }),
  });
  if (value === undefined) throw new Error(`event/${id} as a calendar`, { cause: error });
  return { name: `${id}.ics`, type: 'text/calendar;charset=utf-8', content: value };
}
