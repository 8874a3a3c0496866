import { rootReducer } from '@/app/client/rootReducer';
import { firstScreen } from '@/device/rows/firstScreen';
import type { EntityName } from '@/backend/scope';
import type { DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import { withheldName } from '@/model/privacy/withholding';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { event, matchOf, player } from '@test/support/factories';

const now = Date.parse('2024-01-14T12:00');

test('of a card Home shows first what was decided, from the end that the event states', async () => {
  const decided = (id: string, order: number) =>
    matchOf(id, 'past', { order, player1: { id: playerId('ann'), name: 'Ann', score: 3, result: 'W' } });
  const rows = [
    ...[1, 2, 3, 4].map((order) => decided(`d${order}`, order)),
    matchOf('undecided', 'past', { order: 9 }),
    ...[1, 2, 3, 4].map((order) => matchOf(`c${order}`, 'coming', { order })),
  ];
  const state = [
    eventsSlice.actions.reset({
      scope: 'events',
      docs: [event('past', { cardOrder: 'mainFirst' }), event('coming')],
    }),
    matchesSlice.actions.reset({ scope: 'matchesOfSport/armw', docs: rows }),
  ].reduce(rootReducer, rootReducer(undefined, { type: 'start' }));
  const slices = await firstScreen(state, now);
  const matches = slices.find(({ entity }) => entity === 'match')?.rows.docs.map(({ id }) => id);
  expect(matches?.toSorted()).toEqual(['c2', 'c3', 'c4', 'd1', 'd2', 'd3']);
});

test('it has every new event, but matches of the cards next to today only', async () => {
  const day = (at: number) => `2024-01-${String(at).padStart(2, '0')}` as DateString;
  const days = Array.from({ length: 28 }, (_, at) => at + 1);
  const win = { id: playerId('ann'), name: 'Ann', score: 3, result: 'W' } as const;
  const state = [
    eventsSlice.actions.reset({
      scope: 'events',
      docs: days.map((at) => event(`e${at}`, { date: day(at) })),
    }),
    matchesSlice.actions.reset({
      scope: 'matchesOfSport/armw',
      docs: days.map((at) => matchOf(`m${at}`, `e${at}`, at <= 14 || at === 28 ? { player1: win } : {})),
    }),
  ].reduce(rootReducer, rootReducer(undefined, { type: 'start' }));
  const slices = await firstScreen(state, now);
  const idsOf = (entity: EntityName) =>
    slices.find((slice) => slice.entity === entity)?.rows.docs.map(({ id }) => id);
  expect(idsOf('event')).toHaveLength(28);
  // Six cards up to the 14th, and the six that come next; the result under a wrong day moves nothing.
  expect(idsOf('match')).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9].map((at) => `m${at}`));
});

test('of somebody whose name was withheld it has no match that names them still', async () => {
  const known = player('ann', { name: withheldName, hidden: true, withheld: true });
  const state = [
    eventsSlice.actions.reset({ scope: 'events', docs: [event('past')] }),
    playersSlice.actions.reset({ scope: 'players', docs: [known] }),
    matchesSlice.actions.reset({ scope: 'matchesOfEvent/past', docs: [matchOf('m', 'past')] }),
  ].reduce(rootReducer, rootReducer(undefined, { type: 'start' }));
  const names = (await firstScreen(state, now)).flatMap(({ rows: { docs } }) =>
    docs.flatMap((doc: object) => ('player1' in doc ? [doc.player1] : [])),
  );
  expect(names).toEqual([{ id: 'ann', name: withheldName }]);
});
