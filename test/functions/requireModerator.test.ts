import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { requireModerator } from '../../functions/src/requireModerator';

// Only what is asked for is there; the callable framework fills in the rest.
const caller = { uid: 'u', rawToken: 'raw' } as unknown as CallableRequest['auth'];
const token = (claims: object) => ({ uid: 'u', ...claims }) as DecodedIdToken;
const account = (customClaims: object) => ({ uid: 'u', customClaims }) as UserRecord;
// The role's document is there already; keeping it is tested against the emulator.
const db = { doc: () => ({ get: async () => ({ exists: true }) }) } as unknown as Firestore;
const answers = (claims: object, tokenClaims = claims) => ({
  auth: { verifyIdToken: async () => token(tokenClaims), getUser: async () => account(claims) },
  db,
});
const failure = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const fails = (code: string) => ({
  auth: { verifyIdToken: failure(code), getUser: async () => account({ moderator: true }) },
  db,
});

test('a moderator is let in by uid, after asking whether the token was revoked', async () => {
  const asked: unknown[] = [];
  const auth = {
    ...answers({ moderator: true }).auth,
    verifyIdToken: async (...args: unknown[]) => {
      asked.push(args);
      return token({ moderator: true });
    },
  };
  expect(await requireModerator(caller, { auth, db })).toBe('u');
  expect(asked).toEqual([['raw', true]]);
});

test('nobody signed in is unauthenticated', async () => {
  await expect(requireModerator(undefined, answers({ moderator: true }))).rejects.toMatchObject({
    code: 'unauthenticated',
    message: 'Please sign in to apply changes.',
  });
});

test.each([[{}], [{ moderator: false }], [{ moderator: 'true' }], [{ admin: true }]])(
  'a user with the claims %j may not apply',
  async (claims) => {
    await expect(requireModerator(caller, answers(claims))).rejects.toMatchObject({
      code: 'permission-denied',
      message: 'Only moderators may apply changes.',
    });
  },
);

test('the claims of the account count, not those of the token', async () => {
  await expect(requireModerator(caller, answers({}, { moderator: true }))).rejects.toMatchObject({
    code: 'permission-denied',
  });
  expect(await requireModerator(caller, answers({ moderator: true }, {}))).toBe('u');
});

test('an account that is deleted between the two questions is said to be missing', async () => {
  const { auth } = answers({ moderator: true });
  const services = { auth: { ...auth, getUser: failure('auth/user-not-found') }, db };
  await expect(requireModerator(caller, services)).rejects.toMatchObject({
    code: 'unauthenticated',
    message: 'This account does not exist.',
  });
});

test.each([
  ['auth/id-token-revoked', 'This sign-in was ended. Please sign in again.'],
  ['auth/id-token-expired', 'This sign-in has expired. Please sign in again.'],
  ['auth/user-disabled', 'This account is disabled.'],
  ['auth/user-not-found', 'This account does not exist.'],
  ['auth/argument-error', 'The sign-in could not be read. Please sign in again.'],
])('%s is unauthenticated with a sentence of its own', async (code, message) => {
  await expect(requireModerator(caller, fails(code))).rejects.toMatchObject({
    code: 'unauthenticated',
    message,
  });
});

test('an auth server that does not answer is no verdict on the caller', async () => {
  await expect(requireModerator(caller, fails('auth/network-request-failed'))).rejects.toMatchObject({
    code: 'auth/network-request-failed',
  });
});
