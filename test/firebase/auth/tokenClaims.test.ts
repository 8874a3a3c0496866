import type { User } from 'firebase/auth';
import { tokenFacts } from '@/firebase/auth/tokenClaims';

const encode = (claims: object) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

const account = (getIdTokenResult: () => Promise<unknown>, accessToken?: unknown) =>
  ({ getIdTokenResult, toJSON: () => ({ stsTokenManager: { accessToken } }) }) as unknown as User;

const offline = () => Promise.reject(new Error('auth/network-request-failed'));

test('a token says whether its user is a moderator and when it was issued', async () => {
  const user = account(async () => ({ claims: { moderator: true, iat: 1_700_000_000 } }));
  expect(await tokenFacts(user)).toEqual({ moderator: true, admin: false, issuedAt: 1_700_000_000_000 });
});

test('only the claim `true` makes a moderator', async () => {
  const user = account(async () => ({ claims: { moderator: 'true' } }));
  expect(await tokenFacts(user)).toEqual({ moderator: false, admin: false, issuedAt: 0 });
});

test('offline the last token still tells', async () => {
  // These letters produce both characters of base64url that base64 lacks.
  const user = account(offline, encode({ moderator: true, iat: 5, name: '???>>>ÿÿ' }));
  expect(await tokenFacts(user)).toEqual({ moderator: true, admin: false, issuedAt: 5_000 });
});

test.each([[undefined], ['nonsense'], ['a.b.c'], [7]])(
  'offline with the token %p nobody is a moderator',
  async (token) => {
    expect(await tokenFacts(account(offline, token))).toEqual({
      moderator: false,
      admin: false,
      issuedAt: 0,
    });
  },
);
