import { showRanking } from '@/app/boot/firstRanking';
import { showFirst } from '@/app/boot/firstVisit';
import { tableGet, tableIds } from '@/lib/table';
import type { DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import {
  publishedQuestion,
  rankingLists,
  type PublishedRanking,
  type RankingList,
} from '@/model/published/rankings';
import { builtInSports } from '@/model/sports';
import { readersDay } from '@/parts/days/useToday';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { selectIsPartial } from '@/wiki/scopes/firstVisit';
import { event, matchOf, player } from '@test/support/factories';
import { answering, openFirst, publishedPage } from '@test/support/firstVisits';
import { publishedRatings, ratingsHostOf } from '../../../functions/src/publish/snapshot/publishedRatings';

const day = '2026-01-02' as DateString;
const side = (id: string, score: number) => ({ id: playerId(id), name: id, score });
const { rankings } = publishedRatings(
  ratingsHostOf(
    [event('e1')],
    [
      matchOf('m1', 'e1', {
        date: day,
        arm: 'L',
        gender: 'W',
        player1: side('ann', 3),
        player2: side('bea', 1),
      }),
    ],
    builtInSports,
  ),
  builtInSports,
  day,
);
const [sport] = builtInSports;
const lists = rankingLists(sport!);
const left = lists.find(
  ({ code, gender, weight }) => code === 'L' && gender === 'W' && weight === undefined,
)!;

const file = (list: RankingList): PublishedRanking => ({
  ...rankings.find((each) => JSON.stringify(each.list) === JSON.stringify(list))!,
  player: [player('ann', { name: 'Ann' }), player('bea', { name: 'Bea' })],
  event: [event('e1')],
});

const kept = ({ ratings }: ReturnType<typeof openFirst>, list: RankingList = left) =>
  ratings.kept('board', publishedQuestion(list, readersDay()));

test('a list is known with its day, its players are shown and not stored, and give way to what is true', async () => {
  const world = openFirst();
  const { store, stored, answered } = world;
  await showRanking(store, left, answering(file(left)));
  expect(kept(world)?.published).toBe(day);
  expect(kept(world)?.answer.rows.map(({ player: id }) => id)).toEqual(['ann', 'bea']);
  expect(tableGet(store.getState().players.rows, 'ann')?.name).toBe('Ann');
  expect(selectIsPartial(store.getState())).toBe(true);
  expect(stored).toEqual([]);

  store.dispatch(playersSlice.actions.reset({ scope: 'players', docs: [player('ann')] }));
  for (const scope of ['events', 'players', 'matchesOfSport/armw']) answered(scope);
  expect([...tableIds(store.getState().players.rows)]).toEqual(['ann']);
  expect(selectIsPartial(store.getState())).toBe(false);
});

test('what the device has of a player is newer', async () => {
  const { store } = openFirst();
  store.dispatch(
    playersSlice.actions.added({ scope: 'players', docs: [player('ann', { name: 'Ann now' })] }),
  );
  await showRanking(store, left, answering(file(left)));
  expect(tableGet(store.getState().players.rows, 'ann')?.name).toBe('Ann now');
  expect(tableGet(store.getState().players.rows, 'bea')?.name).toBe('Bea');
});

test('a list that came with the page is known and shown in the same way', () => {
  const world = openFirst();
  showFirst(world.store, publishedPage(file(left)));
  expect(kept(world)?.published).toBe(day);
  expect(tableGet(world.store.getState().players.rows, 'ann')?.name).toBe('Ann');
  expect(selectIsPartial(world.store.getState())).toBe(true);
});

test.each([
  ['no file', answering({}, 404)],
  ['a start page', jest.fn(async () => new Response('<!doctype html>')) as typeof fetch],
  ['no network', jest.fn(() => Promise.reject(new TypeError('offline'))) as typeof fetch],
  ['another list', answering({ ...file(left), list: { ...left, code: 'R' } })],
  ['a day that is none', answering({ ...file(left), day: 'yesterday' })],
  [
    'rows without points',
    answering({
      ...file(left),
      board: { rows: [{ player: 'ann' }], players: 1, ranked: 1, inactive: 0, classes: [] },
    }),
  ],
  ['nobody', answering(file({ ...left, gender: 'M' }))],
])('%s shows nothing and breaks nothing', async (_, ask) => {
  const world = openFirst();
  await showRanking(world.store, left, ask);
  expect(kept(world)).toBeUndefined();
  expect(selectIsPartial(world.store.getState())).toBe(false);
});

test('damaged players and events are left out, and the rest is shown', async () => {
  const world = openFirst();
  const { player: players, ...rest } = file(left);
  await showRanking(
    world.store,
    left,
    answering({ ...rest, player: [...players, { id: 1 }, null], event: 7 }),
  );
  expect(kept(world)?.answer.rows).toHaveLength(2);
  expect(world.store.getState().players.rows.size).toBe(2);
});
