import { eventCalendar } from '@/features/events/eventCalendar';
import type { DateString } from '@/model/dates';
import { event } from '@test/support/factories';

test('an event is a whole day of a calendar, with an id that stays and its address', () => {
  const file = eventCalendar(
    {
      event: event('e1', { name: 'Cup; first, of all', date: '2026-12-31' as DateString, location: 'Kyoto' }),
      card: [],
    },
    'https://armwiki.example/sport/armw/event/e1',
  );
  const lines = file.content.split('\r\n');
  expect(file.name).toBe('e1.ics');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:event-e1@armwiki',
      'SUMMARY:Cup\\; first\\, of all',
      'DTSTART;VALUE=DATE:20261231',
      'URL:https://armwiki.example/sport/armw/event/e1',
      'LOCATION:Kyoto',
    ]),
  );
  expect(file.content).toContain('DTEND;VALUE=DATE:20270101\r\n');
  expect(file.content).not.toContain('DURATION');
});
