/** @jest-environment jsdom */
import { saveCalendar } from '@/parts/sharing/saveCalendar';
import type { DateString } from '@/model/dates';
import { saveFile } from '@/ui/saveFile';
import { event } from '@test/support/factories';
import { screens } from '@test/support/screens';

jest.mock('@/ui/saveFile', () => ({ saveFile: jest.fn() }));

test('an event is a whole day of a calendar, with an id that stays and its address', async () => {
  const cup = event('e1', {
    name: 'Cup; first, of all',
    date: '2026-12-31' as DateString,
    location: 'Kyoto',
  });
  await screens({ events: [cup] }).store.dispatch(saveCalendar('e1', [cup]));
  const [[file] = []] = jest.mocked(saveFile).mock.calls;
  const content = file?.content ?? '';
  expect(file?.name).toBe('e1.ics');
  expect(content.split('\r\n')).toEqual(
    expect.arrayContaining([
      'UID:event-e1@armwiki',
      'SUMMARY:Cup\\; first\\, of all',
      'DTSTART;VALUE=DATE:20261231',
      `URL:${location.origin}/sport/armw/event/e1`,
      'LOCATION:Kyoto',
    ]),
  );
  expect(content).toContain('DTEND;VALUE=DATE:20270101\r\n');
  expect(content).not.toContain('DURATION');
});
