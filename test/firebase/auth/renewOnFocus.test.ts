import type { Auth } from 'firebase/auth';
import { renewOnFocus } from '@/firebase/auth/renewOnFocus';

const getIdToken = jest.fn(async () => 'token');
const auth = { currentUser: { getIdToken } } as unknown as Auth;
const focus = () => window.dispatchEvent(new Event('focus'));

beforeEach(() => {
  jest.useFakeTimers();
  getIdToken.mockClear();
  // It needs only a window of a browser.
  Object.assign(globalThis, { window: new EventTarget() });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { window: undefined });
});

test('coming back after more than five minutes renews the token, and not again at once', () => {
  renewOnFocus(auth);
  focus();
  expect(getIdToken).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5 * 60_000 + 1);
  focus();
  focus();
  expect(getIdToken).toHaveBeenCalledTimes(1);
  expect(getIdToken).toHaveBeenCalledWith(true);
});

test('without a network the old token stays', async () => {
  getIdToken.mockRejectedValueOnce(new Error('auth/network-request-failed'));
  renewOnFocus(auth);
  jest.advanceTimersByTime(6 * 60_000);
  focus();
  await Promise.resolve();
  expect(getIdToken).toHaveBeenCalledTimes(1);
});

test('ended it renews nothing; signed out neither', () => {
  const stop = renewOnFocus(auth);
  renewOnFocus({ currentUser: null } as Auth);
  stop();
  jest.advanceTimersByTime(6 * 60_000);
  focus();
  expect(getIdToken).not.toHaveBeenCalled();
});

test('coming back from the verification mail renews the token at once, and only then', async () => {
  const currentUser = { getIdToken, emailVerified: false, reload: jest.fn(async () => undefined) };
  renewOnFocus({ currentUser } as unknown as Auth);
  focus();
  await Promise.resolve();
  expect(getIdToken).not.toHaveBeenCalled();
  currentUser.reload.mockImplementationOnce(async () => {
    currentUser.emailVerified = true;
    return undefined;
  });
  focus();
  await Promise.resolve();
  await Promise.resolve();
  expect(getIdToken).toHaveBeenCalledWith(true);
  focus();
  expect(currentUser.reload).toHaveBeenCalledTimes(2);
});
