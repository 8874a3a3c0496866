import { isNewStart, startText } from '@/model/records/newStart';
import { parseStart, startOf } from '@/model/records/startsAt';

const evening = '2026-11-28T18:00+01:00[Europe/Warsaw]';

test('a start is a moment, and the day and time of its place', () => {
  expect(parseStart(evening)).toEqual({
    ...{ day: '2026-11-28', time: '18:00', zone: 'Europe/Warsaw', offsetMinutes: 60 },
    at: Date.parse('2026-11-28T17:00:00Z'),
  });
  expect(parseStart('2026-02-30T18:00+01:00[Europe/Warsaw]')).toBeUndefined();
});

test.each([
  ['2026-11-28T18:00', 'Europe/Warsaw', evening],
  ['2026-07-04T12:30', 'America/Los_Angeles', '2026-07-04T12:30-07:00[America/Los_Angeles]'],
  ['2026-07-04T12:30', 'Asia/Kathmandu', '2026-07-04T12:30+05:45[Asia/Kathmandu]'],
  // Clocks go from 02:00 to 03:00, and the time between does not exist.
  ['2026-03-29T02:30', 'Europe/Warsaw', undefined],
  ['2026-11-28T18:00', 'Mars/Olympus', undefined],
])('%s in %s is %s', (local, zone, text) => {
  expect(startText(local, zone)).toBe(text);
});

test('a new start has the distance from UTC that its zone has then', () => {
  expect(isNewStart(evening)).toBe(true);
  expect(isNewStart(evening.replace('+01', '+02'))).toBe(false);
});

test('a start counts on the day of its event alone', () => {
  expect(startOf({ date: '2026-11-28', startsAt: evening })?.time).toBe('18:00');
  expect(startOf({ date: '2026-12-05', startsAt: evening })).toBeUndefined();
  expect(startOf({ date: '2026-11-28', datePrecision: 'year', startsAt: evening })).toBeUndefined();
  expect(startOf({ date: '2026-11-28' })).toBeUndefined();
});
