import { tableDelete, tableSet } from '@/lib/table';
import type { DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import { defaultParameters } from '@/model/schema/ratingParameters';
import { builtInSports, type Sport } from '@/model/sports';
import { event } from '@test/support/factories';
import { board, bout, rowsOf, sport, world } from './ratingsWorld';

test('nothing is started before the first question', async () => {
  const { ratings, told } = world(rowsOf([event('e1')], [bout('m1')]));
  ratings.stateChanged();
  expect(told).toEqual([]);
  const { rows } = await ratings.ask('board', board);
  expect(rows.map(({ player }) => player)).toEqual(['ann', 'bea']);
  expect(told).toHaveLength(1);
});

test('what was published stands in for an answer, and for no longer', async () => {
  const { ratings } = world(rowsOf([event('e1')], [bout('m1')]));
  const published = { rows: [], players: 7, ranked: 5, inactive: 0, classes: [] };
  const day = '2023-12-31' as DateString;
  ratings.keepPublished('board', board, published, day);
  expect(ratings.kept('board', board)).toEqual({ answer: published, current: false, published: day });
  const answer = await ratings.ask('board', board);
  expect(answer.players).toBe(2);
  expect(ratings.kept('board', board)).toEqual({ answer, current: true });
  ratings.keepPublished('board', board, published);
  expect(ratings.kept('board', board)?.answer).toBe(answer);
});

test('an answer is kept for who asks the same again, and told from one that the rows have left behind', async () => {
  const { ratings, fates, put, rows } = world(rowsOf([event('e1')], [bout('m1')]));
  expect(ratings.kept('board', board)).toBeUndefined();
  const answer = await ratings.ask('board', board);
  expect(ratings.kept('board', { ...board })).toEqual({ answer, current: true });
  expect(ratings.kept('board', { ...board, limit: 1 })).toBeUndefined();
  // No worker is asked again.
  fates.push('dies', 'dies');
  expect(await ratings.ask('board', board)).toBe(answer);
  fates.length = 0;

  put({ ...rows(), matches: tableSet(rows().matches, [['m2', bout('m2')]]) });
  expect(ratings.kept('board', board)).toEqual({ answer, current: false });
  await ratings.ask('days', { sport });
  expect(ratings.kept('board', board)).toEqual({ answer, current: false });
  expect((await ratings.ask('board', board)).rows[0]?.tally.wins).toBe(2);
  expect(ratings.kept('board', board)?.current).toBe(true);
});

test('of many answers the ones asked longest ago are forgotten', async () => {
  const { ratings } = world(rowsOf([event('e1')], [bout('m1')]));
  for (let limit = 1; limit <= 100; limit += 1) await ratings.ask('board', { ...board, limit });
  expect(ratings.kept('board', { ...board, limit: 1 })).toBeUndefined();
  expect(ratings.kept('board', { ...board, limit: 100 })?.current).toBe(true);
});

test('going through the days of one ranking forgets nothing else that was asked', async () => {
  const { ratings } = world(rowsOf([event('e1')], [bout('m1')]));
  const leaders = { ...board, limit: 3 };
  await ratings.ask('board', leaders);
  for (let day = 10; day <= 30; day += 1)
    await ratings.ask('board', { ...board, asOf: `2024-03-${day}` as DateString });
  expect(ratings.kept('board', leaders)?.current).toBe(true);
  expect(ratings.kept('board', { ...board, asOf: '2024-03-30' as DateString })?.current).toBe(true);
  expect(ratings.kept('board', { ...board, asOf: '2024-03-10' as DateString })).toBeUndefined();
});

test('another definition begins the ratings anew; the same one from elsewhere does not', async () => {
  const { ratings, told, put, rows } = world(rowsOf([event('e1')], [bout('m1')]));
  const asked = async () => (await ratings.ask('player', { ...board, player: playerId('ann') })).now?.both;
  const before = await asked();
  put({ ...rows(), sports: JSON.parse(JSON.stringify(builtInSports)) as readonly Sport[] });
  expect(await asked()).toEqual(before);
  expect(told).toHaveLength(1);
  const [armWrestling] = builtInSports;
  const { apart: _, ...together } = armWrestling!;
  put({ ...rows(), sports: [{ ...together, ratings: { ...defaultParameters, commonSd: 2 } }] });
  const after = await asked();
  expect(told).toHaveLength(2);
  expect(after).toBeDefined();
  expect(after).not.toEqual(before);
});

test('screens are told once for each change of matches or events, and of nothing else', () => {
  const { ratings, put, rows } = world(rowsOf([event('e1')], []));
  let calls = 0;
  ratings.stateChanged();
  const first = ratings.revision.current();
  const leave = ratings.revision.subscribe(() => {
    calls += 1;
  });
  put(rows());
  expect([calls, ratings.revision.current()]).toEqual([0, first]);
  put({ ...rows(), matches: tableSet(rows().matches, [['m1', bout('m1')]]) });
  expect([calls, ratings.revision.current()]).toEqual([1, first + 1]);
  leave();
  put({ ...rows(), matches: tableDelete(rows().matches, ['m1']) });
  expect(calls).toBe(1);
});

test('whoever is hidden has no place in a ranking, and is back in it once shown again', async () => {
  const rows = rowsOf([event('e1')], [bout('m1')]);
  const { ratings, put, told } = world(rows);
  const players = async () => (await ratings.ask('board', board)).rows.map(({ player }) => player);
  expect(await players()).toEqual(['ann', 'bea']);
  put({ ...rows, hidden: new Set([playerId('ann')]) });
  expect(await players()).toEqual(['bea']);
  // An empty set hides nobody, and another empty set is no change.
  put({ ...rows, hidden: new Set() });
  expect(await players()).toEqual(['ann', 'bea']);
  const { length } = told[0] ?? [];
  put({ ...rows, hidden: new Set() });
  expect(await players()).toEqual(['ann', 'bea']);
  expect(told[0]).toHaveLength(length);
});
