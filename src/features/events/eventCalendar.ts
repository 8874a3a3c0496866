import { calendarOf, type CalendarEvent } from '@/model/sharing/calendar';
import type { SavedFile } from '@/ui/saveFile';

export const eventCalendar = (entry: CalendarEvent, url: string): SavedFile => ({
  name: `${entry.event.id}.ics`,
  type: 'text/calendar;charset=utf-8',
  content: calendarOf([entry], () => url),
});
