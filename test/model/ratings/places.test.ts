import { createRatingsHost } from '@/model/ratings/ratingsHost';
import { eventId, sportId } from '@/model/ids';
import { armModel, day, fight, player } from './fights';

const won = (id: string, year: number, fields: object = {}) =>
  fight(id, 'ann', 3, 1, 'bea', { date: day(`${year}-05-06`), ...fields });
const hostWith = (matches: readonly ReturnType<typeof fight>[]) => {
  const host = createRatingsHost(() => armModel);
  host.change({ matches, gone: [], reviewed: [eventId('e1')], unreviewed: [] });
  return (name: string, asOf: string) =>
    host.answer('places', { sport: sportId('armw'), player: player(name), asOf: day(asOf) }).places;
};
const right = [2019, 2020, 2021, 2022].map((year) => won(`r${year}`, year));

test('a player has a place in each strength with a ranked result', () => {
  const left = [2019, 2020, 2021, 2022].map((year) =>
    fight(`l${year}`, 'bea', 3, 0, 'ann', { date: day(`${year}-06-07`), code: 'L' }),
  );
  const placesOf = hostWith([...right, ...left]);
  expect(placesOf('ann', '2022-12-31')).toEqual({ gender: 'M', ranks: { L: 2, R: 1 } });
  expect(placesOf('bea', '2022-12-31')).toEqual({ gender: 'M', ranks: { L: 1, R: 2 } });
});

test('a newcomer has none, and nobody has one before the first match', () => {
  const placesOf = hostWith([...right, fight('late', 'cid', 3, 0, 'bea', { date: day('2022-08-01') })]);
  expect(placesOf('cid', '2022-12-31')).toEqual({ gender: 'M', ranks: {} });
  expect(placesOf('ann', '2018-12-31')).toBeUndefined();
  expect(placesOf('nobody', '2022-12-31')).toBeUndefined();
});

test('an open match does not move a player to the open ranking', () => {
  const open = won('open', 2022, { date: day('2022-11-11'), gender: '-' });
  expect(hostWith([...right, open])('ann', '2022-12-31')).toMatchObject({ gender: 'M', ranks: { R: 1 } });
  expect(hostWith([open])('ann', '2022-12-31')?.gender).toBe('-');
});
