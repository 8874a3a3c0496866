import { calendarOf } from '@/model/sharing/calendar';
import type { Event } from '@/model/records/records';
import type { SavedFile } from '@/ui/saveFile';

export const eventCalendar = (event: Event, url: string): SavedFile => ({
  name: `${event.id}.ics`,
  type: 'text/calendar;charset=utf-8',
  content: calendarOf([event], () => url),
});
