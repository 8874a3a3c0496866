import { picksActions, picksRestored, picksSlice, type PicksState } from '@/wiki/picks/picksSlice';
import { userChanged } from '@/wiki/session/sessionSlice';
import { userId } from '@/model/ids';
import type { Pick } from '@/model/picks/pick';
import type { User } from '@/backend/backend';

const { reducer } = picksSlice;
const ed = userId('ed');
const user = (uid: string): User => ({
  ...{ uid: userId(uid), email: null, name: null, emailVerified: true, moderator: false, admin: false },
});
const pick = (match: string, player = 'p1'): Pick => ({ match, event: 'e1', player, sureness: 1 });
const of = (...picks: readonly Pick[]) => Object.fromEntries(picks.map((one) => [one.match, one]));
const after = (state: PicksState, ...actions: readonly Parameters<typeof reducer>[1][]) =>
  actions.reduce<PicksState>(reducer, state);
const none: PicksState = { byMatch: {} };
const saved = (one: Pick, uid?: typeof ed) => picksActions.saved({ uid, pick: one });

test('picks of nobody wait to join the account that signs in; the next account starts empty', () => {
  const signedIn = after(none, saved(pick('m1')), userChanged(user('ed')));
  expect(signedIn).toEqual({ uid: ed, byMatch: {}, joining: of(pick('m1')) });
  expect(after(signedIn, picksActions.joined())).toEqual({ uid: ed, byMatch: {} });
  const out = after(signedIn, userChanged(null));
  expect(out).toEqual(none);
  expect(after(signedIn, userChanged(user('bo')))).toEqual({ uid: 'bo', byMatch: {} });
});

test('picks of nobody wait to join if the device brings them after the sign-in', () => {
  expect(after(none, userChanged(user('ed')), picksRestored({ byMatch: of(pick('m1')) }))).toEqual({
    ...{ uid: ed, byMatch: {}, joining: of(pick('m1')) },
  });
});

test('the picks of an account are restored for it alone, and what this session knows wins', () => {
  const stored: PicksState = { uid: ed, byMatch: of(pick('m1'), pick('m2')) };
  expect(after(none, picksRestored(stored))).toEqual(stored);
  expect(after(none, saved(pick('m1', 'p2'), ed), picksRestored(stored)).byMatch).toEqual(
    of(pick('m1', 'p2'), pick('m2')),
  );
  expect(after(none, userChanged(user('bo')), picksRestored(stored))).toEqual({ uid: 'bo', byMatch: {} });
});

test('a delivery replaces the picks of its card and leaves others', () => {
  const other = { ...pick('m9'), event: 'e2' };
  const before = after(none, saved(pick('m1'), ed), saved(other, ed));
  const now = after(before, picksActions.arrived({ uid: ed, event: 'e1', picks: [pick('m2')] }));
  expect(now.byMatch).toEqual(of(other, pick('m2')));
});
