import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { randomUUID } from 'node:crypto';
import { newPlayer } from '../../documents';
import { openStore } from '../../support';

const projectId = 'demo-armwiki';
const functionsOrigin = process.env['ARMWIKI_FUNCTIONS_ORIGIN'] ?? 'http://127.0.0.1:5001';
const authHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'];

const store = openStore(projectId);
const app = initializeApp({ projectId }, 'auth');
const auth = getAuth(app);
const users: string[] = [];
afterAll(async () => {
  await auth.deleteUsers(users);
  await deleteApp(app);
  await store.close();
});

async function signIn(claims: object): Promise<{ readonly uid: string; readonly token: string }> {
  const email = `${randomUUID()}@example.com`;
  const { uid } = await auth.createUser({ email, password: 'armwiki' });
  users.push(uid);
  await auth.setCustomUserClaims(uid, claims);
  const url = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'armwiki', returnSecureToken: true }),
  });
  const { idToken } = (await response.json()) as { idToken: string };
  return { uid, token: idToken };
}

async function call(data: unknown, token?: string) {
  const response = await fetch(`${functionsOrigin}/${projectId}/asia-northeast1/applyWikiDelta`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, body: await response.json() };
}
const refused = (status: number, code: string, message: string) => ({
  status,
  body: { error: { status: code, message } },
});

test('a moderator applies deltas by calling the function, and hears of each', async () => {
  const { uid, token } = await signIn({ moderator: true });
  const id = randomUUID();
  await store.put({ [`delta/${id}`]: newPlayer('Called') });
  const missing = randomUUID();
  expect(await call({ deltaIds: [missing, id] }, token)).toEqual({
    status: 200,
    body: {
      result: {
        results: [
          { id: missing, outcome: 'missing', message: `delta/${missing} does not exist` },
          { id, outcome: 'applied' },
        ],
      },
    },
  });
  expect(await store.get(`player/${id}`)).toMatchObject({ name: 'Called' });
  expect(await store.get(`delta/${id}`)).toMatchObject({ status: 'applied', decidedBy: uid });
  await Promise.all([`player/${id}`, `delta/${id}`].map((path) => store.db.doc(path).delete()));
});

test('what no delta can be called is invalid, and costs the others nothing', async () => {
  const { token } = await signIn({ moderator: true });
  const missing = randomUUID();
  const no = (id: string) => ({
    id,
    outcome: 'invalid',
    message: `Expected a delta id of 1 to 128 letters, digits, - or _, found "${id}"`,
  });
  expect(await call({ deltaIds: ['__x__', missing, 'a/b'] }, token)).toMatchObject({
    status: 200,
    body: { result: { results: [no('__x__'), { id: missing, outcome: 'missing' }, no('a/b')] } },
  });
  expect(await call({ deltaIds: ['..'] }, token)).toMatchObject({
    body: { result: { results: [no('..')] } },
  });
});

test('nobody signed in is refused', async () => {
  expect(await call({ deltaIds: ['a'] })).toEqual(
    refused(401, 'UNAUTHENTICATED', 'Please sign in to apply changes.'),
  );
});

test('a user who is no moderator is refused', async () => {
  const { token } = await signIn({});
  expect(await call({ deltaIds: ['a'] }, token)).toEqual(
    refused(403, 'PERMISSION_DENIED', 'Only moderators may apply changes.'),
  );
});

test('a moderator whose account was disabled is refused although the token has not expired', async () => {
  const { uid, token } = await signIn({ moderator: true });
  await auth.updateUser(uid, { disabled: true });
  expect(await call({ deltaIds: ['a'] }, token)).toEqual(
    refused(401, 'UNAUTHENTICATED', 'This account is disabled.'),
  );
});

test('a moderator whose sign-ins were ended is refused although the token has not expired', async () => {
  const { uid, token } = await signIn({ moderator: true });
  // Tokens have whole seconds: a sign-in in the same second would still count.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await auth.revokeRefreshTokens(uid);
  expect(await call({ deltaIds: ['a'] }, token)).toEqual(
    refused(401, 'UNAUTHENTICATED', 'This sign-in was ended. Please sign in again.'),
  );
});

test.each([
  [{ deltaIds: [] }, 'Expected 1 to 500 deltaIds, found 0'],
  [{ deltaIds: ['a', 7] }, 'Expected every delta id to be a string, found 7'],
  [null, 'Expected an object with deltaIds, found null'],
])('the payload %j is refused with what is wrong', async (data, message) => {
  const { token } = await signIn({ moderator: true });
  expect(await call(data, token)).toEqual(refused(400, 'INVALID_ARGUMENT', message));
});
