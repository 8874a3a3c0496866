import { calendarOf } from '@/model/calendar';
import { event } from '@test/support/factories';

test('a name with signs of the format is a name, of the calendar and of its events', () => {
  const name = 'A;B,C\\nD: Cup';
  const lines = calendarOf([event('e', { name })], () => 'https://wiki.example/e', name).split('\r\n');
  const escaped = 'A\\;B\\,C\\\\nD: Cup';
  expect(lines).toContain(`X-WR-CALNAME:${escaped}`);
  expect(lines).toContain(`SUMMARY:${escaped}`);
});
