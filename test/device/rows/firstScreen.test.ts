import { rootReducer } from '@/app/client/rootReducer';
import { firstScreen } from '@/device/rows/firstScreen';
import { playerId } from '@/model/ids';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { event, matchOf } from '@test/support/factories';

test('of a card Home shows first what was decided, and of one to come the last matches', async () => {
  const decided = (id: string, order: number) =>
    matchOf(id, 'past', { order, player1: { id: playerId('ann'), name: 'Ann', score: 3, result: 'W' } });
  const rows = [
    ...[1, 2].map((order) => decided(`d${order}`, order)),
    matchOf('undecided', 'past', { order: 9 }),
    ...[1, 2, 3, 4].map((order) => matchOf(`c${order}`, 'coming', { order })),
  ];
  const state = [
    eventsSlice.actions.reset({ scope: 'events', docs: [event('past'), event('coming')] }),
    matchesSlice.actions.reset({ scope: 'matchesOfSport/armw', docs: rows }),
  ].reduce(rootReducer, rootReducer(undefined, { type: 'start' }));
  const slices = await firstScreen(state);
  const matches = slices.find(({ entity }) => entity === 'match')?.rows.docs.map(({ id }) => id);
  expect(matches?.toSorted()).toEqual(['c2', 'c3', 'c4', 'd1', 'd2']);
});
