import fc from 'fast-check';
import { dayOrders } from '@/model/days/numberedDays';
import { dayOrdersOf, isAmbiguousDay, isInAnotherZone, orderAmong, readDays } from '@/model/importing/days';
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
  ['22/11/32', '2032-11-22'],
  ['99/11/22', '1999-11-22'],
  ['99-11-22', '1999-11-22'],
  ['26/3/4', '2026-03-04'],
  ['4/4/2026', '2026-04-04'],
  ['46348', '2026-11-22'],
  ['46348.75', '2026-11-22'],
  ['２０２６-１１-２２', '2026-11-22'],
  ['22-Nov-2026', '2026-11-22'],
  ['22-Nov-26', '2026-11-22'],
  ["Nov 22 '26", '2026-11-22'],
  ['22/Nov/2026', '2026-11-22'],
  ['22Nov2026', '2026-11-22'],
  ['Sun, 22 Nov 2026', '2026-11-22'],
  ['Sonntag, 22. November 2026', '2026-11-22'],
  ['Sonntag 22. November 2026', '2026-11-22'],
  ['вс, 22 ноября 2026 г.', '2026-11-22'],
  ['22 листопада 2026 року', '2026-11-22'],
  ['22 de noviembre de 2026', '2026-11-22'],
  ['22 Kasım 2026', '2026-11-22'],
  ['22 listopada 2026 r.', '2026-11-22'],
  ['14. März 2026', '2026-03-14'],
  ['14 Maerz 2026', '2026-03-14'],
  ['14 MARÇO 2026', '2026-03-14'],
  ['14 mars 2026', '2026-03-14'],
  ['14 marraskuuta 2026', '2026-11-14'],
  ['2026. március 14.', '2026-03-14'],
  ['2026 Nov 22', '2026-11-22'],
  ['20261122', '2026-11-22'],
  ['2026年11月22日(日)', '2026-11-22'],
  ['2026년 11월 22일(일)', '2026-11-22'],
  ['2026. 11. 22.', '2026-11-22'],
  ['22. 11. 2026', '2026-11-22'],
  ['Sonntag, den 22. November 2026', '2026-11-22'],
  ['le 22 novembre 2026', '2026-11-22'],
  ['the 22nd of November 2026', '2026-11-22'],
  ['2026‑11–22', '2026-11-22'],
  ['Sun Nov 22 2026 00:00:00 GMT+0900 (Japan Standard Time)', '2026-11-22'],
  ['2026-11-22 02:30 EST', '2026-11-22'],
  ['zondag 22 november 2026', '2026-11-22'],
  ['söndag den 22 november 2026', '2026-11-22'],
  ['Κυριακή 22 Νοεμβρίου 2026', '2026-11-22'],
  ['2026. nov. 22., vasárnap', '2026-11-22'],
  ['2026년 11월 22일 일요일', '2026-11-22'],
  ['1º de mayo de 2026', '2026-05-01'],
  ['1° marzo 2026', '2026-03-01'],
  ['22 XI 2026', '2026-11-22'],
  ['22.XI.2026', '2026-11-22'],
  ['2026. gada 22. novembris', '2026-11-22'],
  ['2026 m. lapkričio 22 d.', '2026-11-22'],
  ['22 ნოემბერი, 2026 წ.', '2026-11-22'],
  ['ngày 22 tháng 11 năm 2026', '2026-11-22'],
  ['(22.11.2026)', '2026-11-22'],
])('%s is the day %s', (cell, date) => {
  expect(readDays(cell, undefined)).toEqual({ date });
});

test.each([
  ['22-24 Nov 2026', '2026-11-22', '2026-11-24'],
  ['22.-24.11.2026', '2026-11-22', '2026-11-24'],
  ['22./23.11.2026', '2026-11-22', '2026-11-23'],
  ['29.11.–01.12.2026', '2026-11-29', '2026-12-01'],
  ['30 Nov - 2 Dec 2026', '2026-11-30', '2026-12-02'],
  ['November 30 – December 2, 2026', '2026-11-30', '2026-12-02'],
  ['30 декабря 2026 — 2 января 2027', '2026-12-30', '2027-01-02'],
  ['2026-11-22/2026-11-24', '2026-11-22', '2026-11-24'],
  ['22. und 23. November 2026', '2026-11-22', '2026-11-23'],
])('%s is from %s to %s', (cell, date, endDate) => {
  expect(readDays(cell, undefined)).toEqual({ date, endDate });
});

test.each([
  ['Nov 2019', '2019-11-01', 'month'],
  ['November, 2019', '2019-11-01', 'month'],
  ['novembro de 2019', '2019-11-01', 'month'],
  ['Nov-2019', '2019-11-01', 'month'],
  ['2019-11', '2019-11-01', 'month'],
  ['11/2019', '2019-11-01', 'month'],
  ['2019-11-00', '2019-11-01', 'month'],
  ['2019年11月', '2019-11-01', 'month'],
  ['2019', '2019-01-01', 'year'],
  ['2019 г.', '2019-01-01', 'year'],
  ['2019年', '2019-01-01', 'year'],
  ['2019. november', '2019-11-01', 'month'],
  ['2019 год', '2019-01-01', 'year'],
  ['2019-00-00', '2019-01-01', 'year'],
])('%s is the first day %s of the only %s that is known', (cell, date, datePrecision) => {
  expect(readDays(cell, undefined)).toEqual({ date, datePrecision });
});

test.each([
  '',
  'soon',
  'Nov 19',
  '30 Feb 2026',
  '2019-13',
  '2019-00-05',
  '13/2019',
  'Cup 2019',
  '31.02.2026',
  '40/40/2026',
  '115',
  '99999999',
  'Cup 22 Nov 2026',
  '24-22 Nov 2026',
  '29-31 Nov 2026',
  '2019-2020',
  '22 Nov 2026 - 2027',
  '1900-01-00',
  'ca. 2019',
  '3 4 2026',
  '22 XX 2026',
])('“%s” is no date', (cell) => {
  expect(readDays(cell, undefined)).toBe('day');
});

test.each([
  ['03/04/2026', ['2026-04-03', '2026-03-04', 'ambiguousDay']],
  ['26/03/14', ['2014-03-26', 'day', '2026-03-14']],
  ['26.03.14', ['2014-03-26', 'ambiguousDay', '2026-03-14']],
  ['22-11-26', ['2026-11-22', 'day', '2022-11-26']],
  ['03/04/05', ['2005-04-03', '2005-03-04', '2003-04-05']],
])('the day %s is read only once somebody, or another row, says in which order it is', (cell, days) => {
  expect(isAmbiguousDay(cell)).toBe(true);
  const read = dayOrders.map((order) => readDays(cell, order));
  expect(read.map((day) => (typeof day === 'string' ? day : day.date))).toEqual(days);
});

test.each([
  [['03/04/2026', '25/04/2026'], ['dayFirst']],
  [['03/04/2026', '04/25/2026'], ['monthFirst']],
  [['25/04/2026', '04/25/2026'], dayOrders],
  [['03/04/2026'], ['dayFirst', 'monthFirst']],
  [
    ['03/04/2026', '14.03.2026', ''],
    ['dayFirst', 'monthFirst'],
  ],
  [['26/03/14'], ['dayFirst', 'yearFirst']],
  [['26/03/14', '98/03/14'], ['yearFirst']],
  [['26/03/14', '26/3/4'], ['yearFirst']],
  [['26/03/14', '14/03/32'], ['dayFirst']],
  [['26/03/14', '14/03/2026'], ['dayFirst']],
  [['26.03.14', '14.03.2026'], ['dayFirst']],
  [['26.03.14', '98.03.14'], ['yearFirst']],
  [['26-03-14', '03-26-14'], dayOrders],
])('of the days %j the order may be %j', (cells, orders) => {
  expect(dayOrdersOf(cells)).toEqual(orders);
});

test('an order that a day cannot have is an error of its row', () => {
  expect(readDays('25/04/2026', 'monthFirst')).toBe('day');
  expect(readDays('99/03/14', 'dayFirst')).toBe('day');
  expect(readDays('25/04/2569', 'dayFirst')).toBe('day');
  expect(readDays('14.03.2026', 'monthFirst')).toEqual({ date: '2026-03-14' });
  expect(readDays('25/04/2026', 'yearFirst')).toEqual({ date: '2026-04-25' });
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

test.each([
  ['2026-03-14T02:30:00Z', true],
  ['2026-03-14 02:30 UTC', true],
  ['2026-03-14T23:00:00.000Z', true],
  ['2026-03-14T02:30:00+02:00', true],
  ['2026-03-14T00:00:00Z', false],
  ['2026-03-14T00:00:00.000+00:00', false],
  ['2026-03-14 2:30 AM PST', true],
  ['3/14/2026 02:30 UTC+1', true],
  ['Sat Mar 14 2026 00:00:00 GMT+0900', false],
  ['2026-03-14 02:30', false],
  ['14 Mar 2026', false],
])('the time of %s may belong to another day: %s', (cell, isDoubted) => {
  expect(isInAnotherZone(cell)).toBe(isDoubted);
});

test('a chosen order counts while it fits the days', () => {
  const possible = dayOrdersOf(['03/04/26']);
  expect(possible).toEqual(dayOrders);
  expect(orderAmong(possible, 'yearFirst')).toBe('yearFirst');
  expect(orderAmong(dayOrdersOf(['03/04/2026']), 'yearFirst')).toBeUndefined();
  expect(orderAmong(dayOrdersOf(['22/11/2026']), 'monthFirst')).toBe('dayFirst');
});
