import { knownDate, type DateString } from '@/model/dates';
import { firstDay, isOnADay, lastDayOf } from '@/model/days/dateSpan';
import { defaults } from '@/model/schema/limits';

const day = (text: string) => text as DateString;

test.each([
  ['2024-02-14', undefined, '2024-02-14', '2024-02-14', '2024-02-14'],
  ['2024-02-01', 'month', '2024-02', '2024-02-01', '2024-02-29'],
  ['2024-12-14', 'month', '2024-12', '2024-12-01', '2024-12-31'],
  ['2024-02-14', 'year', '2024', '2024-01-01', '2024-12-31'],
] as const)(
  'of %s with the precision %s is known: %s, from %s to %s',
  (date, precision, known, first, last) => {
    const dated = { date: day(date), datePrecision: precision };
    expect(knownDate(dated)).toBe(known);
    expect(firstDay(dated.date, precision)).toBe(first);
    expect(lastDayOf(dated)).toBe(last);
  },
);

test('an event lasts until its last day, unless that comes before the first', () => {
  expect(lastDayOf({ date: day('2024-02-14'), endDate: day('2024-02-16') })).toBe('2024-02-16');
  expect(lastDayOf({ date: day('2024-02-14'), endDate: day('2024-02-13') })).toBe('2024-02-14');
});

test('a calendar has a place for what has a day', () => {
  expect(isOnADay({ date: day('2024-02-14') })).toBe(true);
  expect(isOnADay({ date: day('2024-02-01'), datePrecision: 'month' })).toBe(false);
  expect(isOnADay({ date: day(defaults.eventDate) })).toBe(false);
});
