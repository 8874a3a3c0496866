import type { DateString } from '@/model/dates';
import { sportId } from '@/model/ids';
import { likelySame, nearEvents } from '@/model/matches/nearEvents';
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
  ['another number', on('o', '2024-05-04', 'Village Cup 4'), false],
  ['another name', on('o', '2024-05-04', 'Town Games 3'), false],
  ['itself', cup, false],
])('likely the same: %s', (_, other, expected) => {
  expect(likelySame(cup, [other]) !== undefined).toBe(expected);
});
