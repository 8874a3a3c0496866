import type { Reducer, ReducersMapObject, UnknownAction } from '@reduxjs/toolkit';
import type * as combining from '@/store/combineParts';
import { draftKept } from '@/wiki/editing/draftsSlice';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { themeChosen } from '@/wiki/preferences/preferencesSlice';
import { userChanged } from '@/wiki/session/sessionSlice';
import { event } from '@test/support/factories';
import { userId } from '@/model/ids';
import { FakeServer } from '@test/support/fakeServer';
import { client, settle, useFakeTime } from '@test/support/client';

useFakeTime();

type Counts = Map<UnknownAction, Record<string, number>>;

jest.mock('@/store/combineParts', () => {
  const actual = jest.requireActual<typeof combining>('@/store/combineParts');
  const reduced: Counts = new Map();
  const counting =
    (part: string, reducer: Reducer): Reducer =>
    (state, action) => {
      const counts = reduced.get(action) ?? {};
      reduced.set(action, { ...counts, [part]: (counts[part] ?? 0) + 1 });
      return reducer(state, action) as unknown;
    };
  const combineParts = (reducers: ReducersMapObject, reacting: object) =>
    actual.combineParts(
      Object.fromEntries(Object.entries(reducers).map(([part, reducer]) => [part, counting(part, reducer)])),
      reacting,
    );
  return { combineParts, reduced };
});

const { reduced } = jest.requireMock<{ readonly reduced: Counts }>('@/store/combineParts');

test('each action is reduced once where there is no replica, as in production', async () => {
  const server = new FakeServer();
  server.set('event', event('e1'));
  const c = await client({ server, uid: 'ann' });
  c.follows({ kind: 'events' }, { kind: 'ownDeltas', uid: userId('ann') });
  await settle(1_000);
  c.renames('e1', 'New name');
  await settle(1_000);
  const actions = [
    themeChosen('dark'),
    userChanged(null),
    draftKept({ key: 'a', at: 1, content: null }),
    eventsSlice.actions.added({ scope: 'events', docs: [event('e1')] }),
  ];
  for (const action of actions) c.act(action);
  await settle(1_000);
  for (const action of actions)
    expect(reduced.get(action)).toMatchObject({ [action.type.split('/')[0]!]: 1, answers: 1 });
  const types = [...reduced.keys()].map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['outbox/queued', 'outbox/sending', 'deltas/added']));
  for (const [{ type }, counts] of reduced)
    if (!type.startsWith('@@')) expect([type, Math.max(...Object.values(counts))]).toEqual([type, 1]);
});
