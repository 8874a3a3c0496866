import { roleRemembered, sessionSlice, userChanged, userRemembered } from '@/wiki/session/sessionSlice';
import { userId } from '@/model/ids';

const { reducer, getInitialState } = sessionSlice;
const ann = {
  uid: userId('ann'),
  email: null,
  name: null,
  emailVerified: true,
  moderator: false,
  admin: false,
};
const after = (...actions: readonly Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, getInitialState());

describe('as what a page is laid out at first', () => {
  test('is the role that was stored at once, though the user of it was not in time', () => {
    expect(after(roleRemembered('member'), userRemembered(null))).toEqual({
      user: null,
      known: false,
      likely: 'member',
    });
  });

  test('is that of the user who is remembered, and of who is signed in', () => {
    expect(after(roleRemembered('visitor'), userRemembered(ann)).likely).toBe('member');
    expect(after(roleRemembered('member'), userRemembered(null), userChanged(null)).likely).toBe('visitor');
    expect(after(userChanged({ ...ann, moderator: true }), userRemembered(null)).likely).toBe('moderator');
  });
});
