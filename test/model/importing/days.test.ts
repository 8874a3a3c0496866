import fc from 'fast-check';
import { dayOrderOf, isAmbiguousDay, readDays } from '@/model/importing/days';
import { runs } from '@test/support/property';

test.each([
  ['2026-11-22', '2026-11-22'],
  ['2026-11-22T00:00:00.000Z', '2026-11-22'],
  ['2026/11/22 18:30', '2026-11-22'],
  ['22.11.2026', '2026-11-22'],
  ['3.4.2026', '2026-04-03'],
  ['22 Nov 2026', '2026-11-22'],
  ['November 22, 2026', '2026-11-22'],
  ['2026年11月22日', '2026-11-22'],
  ['令和8年11月22日', '2026-11-22'],
  ['令和元年5月1日', '2019-05-01'],
  ['22/11/2026', '2026-11-22'],
  ['11/22/2026', '2026-11-22'],
  ['22/11/26', '2026-11-22'],
  ['4/4/2026', '2026-04-04'],
  ['46348', '2026-11-22'],
  ['46348.75', '2026-11-22'],
  ['２０２６-１１-２２', '2026-11-22'],
])('%s is the day %s', (cell, date) => {
  expect(readDays(cell, undefined)).toEqual({ date });
});

test('several days of one event are its first and its last', () => {
  expect(readDays('22-24 Nov 2026', undefined)).toEqual({ date: '2026-11-22', endDate: '2026-11-24' });
});

test.each(['', '2026', 'soon', '31.02.2026', '40/40/2026', '115', '99999999', 'Cup 22 Nov 2026'])(
  '“%s” is no day',
  (cell) => {
    expect(readDays(cell, undefined)).toBe('day');
  },
);

test('a day that may be two is read only once somebody, or another row, says in which order it is', () => {
  expect(isAmbiguousDay('03/04/2026')).toBe(true);
  expect(readDays('03/04/2026', 'dayFirst')).toEqual({ date: '2026-04-03' });
  expect(readDays('03/04/2026', 'monthFirst')).toEqual({ date: '2026-03-04' });
  expect(dayOrderOf(['03/04/2026', '25/04/2026'])).toBe('dayFirst');
  expect(dayOrderOf(['03/04/2026', '04/25/2026'])).toBe('monthFirst');
  expect(dayOrderOf(['25/04/2026', '04/25/2026'])).toBeUndefined();
  expect(dayOrderOf(['03/04/2026'])).toBeUndefined();
  expect(readDays('25/04/2026', 'monthFirst')).toBe('day');
});

test('every day that a spreadsheet counts is the day it counts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20_000, max: 79_999 }), (serial) => {
      const day = new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10);
      expect(readDays(String(serial), undefined)).toEqual({ date: day });
    }),
    runs(200),
  );
});
