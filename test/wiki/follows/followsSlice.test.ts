import {
  followsRestored,
  followsSlice,
  followsActions,
  type FollowsState,
} from '@/wiki/follows/followsSlice';
import { userChanged } from '@/wiki/session/sessionSlice';
import { noFollows } from '@/model/news/follows';
import { userId } from '@/model/ids';
import type { User } from '@/backend/backend';

const { reducer } = followsSlice;
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
const after = (state: FollowsState, ...actions: readonly Parameters<typeof reducer>[1][]) =>
  actions.reduce<FollowsState>(reducer, state);

test('who signs in takes along what the device followed; who signs out leaves nothing to the next', () => {
  const mine = after(of('player/a'), userChanged(user('ed')));
  expect(mine).toEqual({ ...of('player/a'), uid: 'ed' });
  const out = after(mine, userChanged(null));
  expect(out).toEqual(noFollows);
  expect(after(out, userChanged(user('bo')))).toEqual({ ...noFollows, uid: 'bo' });
  expect(after(mine, userChanged(user('bo')))).toEqual({ ...noFollows, uid: 'bo' });
});

test('a visitor keeps what was followed, whatever the sign-in says', () => {
  const state = after(noFollows, userChanged(null), followsRestored(of('player/a')), userChanged(null));
  expect(state).toEqual(of('player/a'));
});

test('what an earlier session left is added to what was done meanwhile, unless it is of another account', () => {
  const marked = followsActions.marked({ key: 'event/b', mark: { at: 1, on: true } });
  const stored = { ...of('player/a'), uid: userId('ed') };
  expect(after(noFollows, marked, followsRestored(stored))).toEqual({
    ...of('event/b', 'player/a'),
    uid: 'ed',
  });
  const bo = after(noFollows, userChanged(user('bo')));
  expect(after(bo, followsRestored(stored))).toBe(bo);
});

test('what the account follows is added for that account alone', () => {
  const there = of('player/a');
  const ed = after(of('event/b'), userChanged(user('ed')));
  const arrived = followsActions.arrived({ uid: userId('ed'), follows: there });
  expect(after(ed, arrived)).toEqual({ ...of('event/b', 'player/a'), uid: 'ed', there });
  expect(after(noFollows, arrived)).toBe(noFollows);
});
