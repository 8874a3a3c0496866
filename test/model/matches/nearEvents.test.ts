import type { DateString } from '@/model/dates';
import { sportId } from '@/model/ids';
import { likelyDates, likelySame, nearEvents } from '@/model/matches/nearEvents';
import { event } from '@test/support/factories';

const on = (id: string, date: string, name: string, over: object = {}) =>
  event(id, { date: date as DateString, name, ...over });
const cup = on('cup', '2024-05-04', 'Village Cup 3');

test('the nearest by day and name come first, of the same sport', () => {
  const others = [
    cup,
    on('far', '2020-01-01', 'Village Cup 3'),
    on('day', '2024-05-05', 'Something else'),
    on('same', '2024-05-06', 'The Village Cup 3'),
    on('judo', '2024-05-04', 'Village Cup 3', { sport: { id: sportId('judo') } }),
  ];
  expect(nearEvents(cup, others, 2).map(({ id }) => id)).toEqual(['same', 'day']);
});

test.each([
  ['the same day', on('o', '2024-05-04', 'The Village Cup 3'), true],
  ['the next day', on('o', '2024-05-05', 'VILLAGE CUP #3'), true],
  ['two days later', on('o', '2024-05-06', 'Village Cup 3'), false],
  ['its month', on('o', '2024-05-01', 'Village Cup 3', { datePrecision: 'month' }), true],
  ['the month before', on('o', '2024-04-01', 'Village Cup 3', { datePrecision: 'month' }), false],
  ['its year', on('o', '2024-01-01', 'Village Cup 3', { datePrecision: 'year' }), true],
  ['another number', on('o', '2024-05-04', 'Village Cup 4'), false],
  ['another name', on('o', '2024-05-04', 'Town Games 3'), false],
  ['itself', cup, false],
])('likely the same: %s', (_, other, expected) => {
  expect(likelySame(cup, [other]) !== undefined).toBe(expected);
});

test('the dates of likely the same events are those around the day, and the firsts of its month and year', () => {
  const days = ['2024-05-03', '2024-05-04', '2024-05-05', '2024-05-01', '2024-01-01'];
  expect(likelyDates(cup)).toEqual(days);
  const may = likelyDates({ date: '2024-05-01' as DateString, datePrecision: 'month' });
  expect([may[0], may[32], may.length]).toEqual(['2024-04-30', '2024-06-01', 34]);
});
