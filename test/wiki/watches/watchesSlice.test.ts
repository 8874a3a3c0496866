import {
  watchesRestored,
  watchesSlice,
  watchesActions,
  type WatchesState,
} from '@/wiki/watches/watchesSlice';
import { userChanged } from '@/wiki/session/sessionSlice';
import { noWatches } from '@/model/news/watches';
import { userId } from '@/model/ids';
import type { User } from '@/backend/backend';

const { reducer } = watchesSlice;
const user = (uid: string): User => ({
  uid: userId(uid),
  email: null,
  name: null,
  emailVerified: true,
  moderator: false,
  admin: false,
});
const of = (...keys: readonly string[]) => ({
  marks: Object.fromEntries(keys.map((key) => [key, { at: 1, on: true }])),
  seen: 0,
});
const after = (state: WatchesState, ...actions: readonly Parameters<typeof reducer>[1][]) =>
  actions.reduce<WatchesState>(reducer, state);

test('who signs in takes along what the device watched; who signs out leaves nothing to the next', () => {
  const mine = after(of('player/a'), userChanged(user('ed')));
  expect(mine).toEqual({ ...of('player/a'), uid: 'ed' });
  const out = after(mine, userChanged(null));
  expect(out).toEqual(noWatches);
  expect(after(out, userChanged(user('bo')))).toEqual({ ...noWatches, uid: 'bo' });
  expect(after(mine, userChanged(user('bo')))).toEqual({ ...noWatches, uid: 'bo' });
});

test('a visitor keeps what was watched, whatever the sign-in says', () => {
  const state = after(noWatches, userChanged(null), watchesRestored(of('player/a')), userChanged(null));
  expect(state).toEqual(of('player/a'));
});

test('what an earlier session left is added to what was done meanwhile, unless it is of another account', () => {
  const marked = watchesActions.marked({ key: 'event/b', mark: { at: 1, on: true } });
  const stored = { ...of('player/a'), uid: userId('ed') };
  expect(after(noWatches, marked, watchesRestored(stored))).toEqual({
    ...of('event/b', 'player/a'),
    uid: 'ed',
  });
  const bo = after(noWatches, userChanged(user('bo')));
  expect(after(bo, watchesRestored(stored))).toBe(bo);
});

test('what the account watches is added for that account alone', () => {
  const there = of('player/a');
  const ed = after(of('event/b'), userChanged(user('ed')));
  const arrived = watchesActions.arrived({ uid: userId('ed'), watches: there });
  expect(after(ed, arrived)).toEqual({ ...of('event/b', 'player/a'), uid: 'ed', there });
  expect(after(noWatches, arrived)).toBe(noWatches);
});
