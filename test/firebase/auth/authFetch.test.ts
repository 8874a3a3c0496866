import { keepSignedIn } from '@/firebase/auth/authFetch';

const lookup = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const signIn = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';

const answering = (status: number) =>
  keepSignedIn(async () => new Response(JSON.stringify({ error: { message: 'BUSY' } }), { status }));

test.each([401, 403, 429, 500, 503])(
  'a sign-in service that answers %d to what it knows counts as out of reach',
  async (status) => {
    await expect(answering(status)(lookup)).rejects.toThrow(`answered with status ${status}`);
    await expect(answering(status)(new Request(lookup))).rejects.toThrow(TypeError);
  },
);

test.each([200, 400])('with %d it says something about the account', async (status) => {
  expect((await answering(status)(lookup)).status).toBe(status);
});

test('every other request gets its own answer', async () => {
  expect((await answering(503)(signIn)).status).toBe(503);
  expect((await answering(404)(new URL('https://example.com/data/manifest.json'))).status).toBe(404);
});

test('a connection that fails fails as before, with the request as it was', async () => {
  const asked: unknown[] = [];
  const fetch = keepSignedIn(async (input, init) => {
    asked.push([input, init]);
    throw new TypeError('Failed to fetch');
  });
  const init = { method: 'POST' };
  await expect(fetch(lookup, init)).rejects.toThrow('Failed to fetch');
  expect(asked).toEqual([[lookup, init]]);
});
