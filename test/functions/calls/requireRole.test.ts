import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { requireRole } from '../../../functions/src/calls/requireRole';

const signedInAt = 1_700_000_000;
const caller = { uid: 'u', token: { auth_time: signedInAt, moderator: true } } as unknown as NonNullable<
  CallableRequest['auth']
>;
const account = (fields: Partial<UserRecord>) => ({ uid: 'u', ...fields }) as UserRecord;
const db = { doc: () => ({ get: async () => ({ exists: true }) }) } as unknown as Firestore;
const holder = (fields: Partial<UserRecord>) => ({ auth: { getUser: async () => account(fields) }, db });
const failing = (code: string) => ({
  auth: { getUser: () => Promise.reject(Object.assign(new Error(code), { code })) },
  db,
});
const uidOf = async (
  ...[who, services]: [Parameters<typeof requireRole>[2], Parameters<typeof requireRole>[3]]
) => (await requireRole('moderator', 'apply changes', who, services)).uid;
const moderator = { customClaims: { moderator: true } };

test('a moderator is let in by uid, after one question about the account', async () => {
  const asked: unknown[] = [];
  const getUser = async (uid: string) => {
    asked.push(uid);
    return account(moderator);
  };
  expect(await uidOf(caller, { auth: { getUser }, db })).toBe('u');
  expect(asked).toEqual(['u']);
});

test('nobody signed in is unauthenticated', async () => {
  await expect(uidOf(undefined, holder(moderator))).rejects.toMatchObject({
    code: 'unauthenticated',
    message: 'Please sign in to apply changes.',
  });
});

test.each([[{}], [{ moderator: false }], [{ moderator: 'true' }], [{ admin: true }]])(
  'an account with the claims %j may not apply, whatever its token says',
  async (customClaims) => {
    await expect(uidOf(caller, holder({ customClaims }))).rejects.toMatchObject({
      code: 'permission-denied',
      message: 'Only moderators may apply changes.',
    });
  },
);

test('a role that is not in the token yet counts', async () => {
  const before = { ...caller, token: { ...caller.token, moderator: undefined } };
  expect(await uidOf(before, holder(moderator))).toBe('u');
});

const validAfter = (seconds: number) => ({ tokensValidAfterTime: new Date(seconds * 1_000).toUTCString() });

test.each([
  ['is disabled', { ...moderator, disabled: true }, 'This account is disabled.'],
  [
    'ended its sign-ins after this one',
    { ...moderator, ...validAfter(signedInAt + 1) },
    'This sign-in was ended. Please sign in again.',
  ],
])('an account that %s is unauthenticated with a sentence of its own', async (_, fields, message) => {
  await expect(uidOf(caller, holder(fields))).rejects.toMatchObject({
    code: 'unauthenticated',
    message,
  });
});

test('a sign-in of the second in which the ones before were ended is let in', async () => {
  expect(await uidOf(caller, holder({ ...moderator, ...validAfter(signedInAt) }))).toBe('u');
});

test('an account that is gone is said to be missing', async () => {
  await expect(uidOf(caller, failing('auth/user-not-found'))).rejects.toMatchObject({
    code: 'unauthenticated',
    message: 'This account does not exist.',
  });
});

test('an auth server that does not answer is no verdict on the caller', async () => {
  await expect(uidOf(caller, failing('auth/network-request-failed'))).rejects.toMatchObject({
    code: 'auth/network-request-failed',
  });
});
