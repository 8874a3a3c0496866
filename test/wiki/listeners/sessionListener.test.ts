import type { UnknownAction } from '@reduxjs/toolkit';
import type { User } from '@/backend/backend';
import { startSessionListener } from '@/wiki/listeners/sessionListener';
import { userId } from '@/model/ids';
import { createFakeBackend } from '@test/support/fakeBackend';

const user = (uid: string, moderator = false): User => ({
  uid: userId(uid),
  email: null,
  name: null,
  moderator,
  emailVerified: true,
  admin: false,
});

function setup(withRows: readonly string[]) {
  let tell: (user: User | null) => void = () => undefined;
  const seen: string[] = [];
  let ended = false;
  const stop = startSessionListener({
    backend: {
      auth: {
        ...createFakeBackend().auth,
        subscribe: (next) => {
          tell = next;
          return () => {
            ended = true;
          };
        },
      },
    },
    dispatch: (action: UnknownAction & { payload?: { scope?: string } }) =>
      seen.push(action.payload?.scope === undefined ? action.type : `${action.type} ${action.payload.scope}`),
    scopes: { setAccount: (account) => seen.push(`account ${account?.uid ?? 'nobody'}`) },
    scopesWithRows: () => withRows,
  });
  return {
    stop,
    ended: () => ended,
    becomes: (next: User | null) => {
      seen.length = 0;
      tell(next);
      return [...seen];
    },
  };
}

const held = [
  'ownDeltas/ann',
  'ownApplied/ann',
  'ownDeltas/bea',
  'queue',
  'recentChanges',
  'history/event/ann',
];

test('an account keeps its own rows and loses those of others and of roles it has not', () => {
  const c = setup(held);
  expect(c.becomes(user('ann'))).toEqual([
    'session/userChanged',
    'deltas/reset ownDeltas/bea',
    'deltas/reset queue',
    'account ann',
  ]);
  expect(c.becomes(user('ann', true))).toEqual([
    'session/userChanged',
    'deltas/reset ownDeltas/bea',
    'account ann',
  ]);
});

test('signing out leaves what is public', () => {
  const c = setup(held);
  c.becomes(user('ann'));
  expect(c.becomes(null)).toEqual([
    'session/userChanged',
    'deltas/reset ownDeltas/ann',
    'deltas/reset ownApplied/ann',
    'deltas/reset ownDeltas/bea',
    'deltas/reset queue',
    'account nobody',
  ]);
});

test('a changed name opens nothing anew', () => {
  const c = setup(held);
  c.becomes(user('ann'));
  expect(c.becomes({ ...user('ann'), name: 'Ann' })).toEqual(['session/userChanged']);
  c.stop();
  expect(c.ended()).toBe(true);
});
