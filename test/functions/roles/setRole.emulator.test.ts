import { Timestamp } from 'firebase-admin/firestore';
import { handleSetRole } from '../../../functions/src/roles/handleSetRole';
import { parseRolePayload } from '../../../functions/src/roles/rolePayload';
import { call, fakeAccounts, servicesOn } from '../serverWorld';
import { longAgo } from '../documents';
import { openStore } from '../support';

const store = openStore('demo-set-role');
beforeEach(() => store.empty());
afterAll(() => store.close());

const world = () =>
  fakeAccounts(
    { uid: 'ada', email: 'ada@example.com', claims: { admin: true, moderator: true } },
    { uid: 'mod', email: 'mod@example.com', claims: { moderator: true } },
    { uid: 'ed', email: 'ed@example.com', claims: { beta: 1 } },
    { uid: 'off', email: 'off@example.com', claims: { admin: true }, disabled: true },
  );

const log = async () => (await store.db.collection('roleLog').get()).docs.map((doc) => doc.data());

test('an admin grants and takes the role; other claims stay, open pages are told, each change is logged', async () => {
  const { auth, claimsOf } = world();
  await store.put({ 'user/ed': { name: 'Ed', email: 'ed@example.com', created: longAgo } });
  const services = servicesOn(store, auth);
  const grant = { email: 'ed@example.com', role: 'moderator', grant: true };
  expect(await handleSetRole(call('ada', grant), services)).toEqual({ uid: 'ed', changed: true });
  expect(claimsOf('ed')).toEqual({ beta: 1, moderator: true });
  expect(await store.get('user/ed')).toMatchObject({ name: 'Ed', claimsAt: expect.any(Timestamp) });
  expect(await log()).toEqual([
    { role: 'moderator', grant: true, uid: 'ed', by: 'ada', at: expect.any(Timestamp) },
  ]);

  await handleSetRole(call('ada', { uid: 'ed', role: 'moderator', grant: false }), services);
  expect(claimsOf('ed')).toEqual({ beta: 1 });
  expect((await log()).map((entry) => entry['grant']).sort()).toEqual([false, true]);
});

test('an account that has never opened the app gets the profile by which the log names it', async () => {
  const { auth } = world();
  const services = servicesOn(store, auth);
  await handleSetRole(call('ada', { uid: 'ed', role: 'moderator', grant: true }), services);
  expect(await store.get('profile/ed')).toEqual({ name: 'ed', since: expect.any(Timestamp) });
  await store.put({ 'profile/ed': { name: 'Edith', since: longAgo } });
  await handleSetRole(call('ada', { uid: 'ed', role: 'moderator', grant: false }), services);
  expect(await store.get('profile/ed')).toEqual({ name: 'Edith', since: longAgo });
});

test('an account that is being deleted gets no profile', async () => {
  await store.put({ 'gone/ed': { at: longAgo } });
  const asked = { uid: 'ed', role: 'moderator', grant: true };
  await handleSetRole(call('ada', asked), servicesOn(store, world().auth));
  expect(await store.get('profile/ed')).toBeUndefined();
});

test('doing it again logs nothing and still tells the pages, in case that was what broke off', async () => {
  const { auth } = world();
  const services = servicesOn(store, auth);
  const grant = { uid: 'mod', role: 'moderator', grant: true };
  expect(await handleSetRole(call('ada', grant), services)).toEqual({ uid: 'mod', changed: false });
  expect(await log()).toEqual([]);
  expect(await store.get('user/mod')).toEqual({ claimsAt: expect.any(Timestamp) });
});

test.each([
  ['nobody', undefined, 'unauthenticated'],
  ['a moderator', 'mod', 'permission-denied'],
  ['a disabled admin', 'off', 'unauthenticated'],
])('%s may not change roles', async (_, uid, code) => {
  const { auth, claimsOf } = world();
  const asked = call(uid, { uid: 'ed', role: 'moderator', grant: true });
  await expect(handleSetRole(asked, servicesOn(store, auth))).rejects.toMatchObject({ code });
  expect(claimsOf('ed')).toEqual({ beta: 1 });
  expect(await store.db.listCollections()).toEqual([]);
});

test('an account that does not exist is said to be missing', async () => {
  const asked = call('ada', { email: 'none@example.com', role: 'moderator', grant: true });
  await expect(handleSetRole(asked, servicesOn(store, world().auth))).rejects.toMatchObject({
    code: 'not-found',
  });
});

test.each<[string, unknown, string]>([
  ['nothing', null, 'Expected an object with email and grant, found null'],
  ['another role', { uid: 'ed', role: 'admin', grant: true }, 'Expected the role moderator, found "admin"'],
  ['no decision', { uid: 'ed', role: 'moderator' }, 'Expected grant to be true or false, found undefined'],
  ['nobody', { role: 'moderator', grant: true }, 'Expected either an email or a uid'],
  [
    'two people',
    { uid: 'a', email: 'a@b', role: 'moderator', grant: true },
    'Expected either an email or a uid',
  ],
  ['a path', { uid: 'a/b', role: 'moderator', grant: true }, 'Expected a uid, found "a/b"'],
  ['no address', { email: 'ed', role: 'moderator', grant: true }, 'Expected an email address, found "ed"'],
])('a payload with %s is refused with a sentence that says so', (_, data, error) => {
  expect(parseRolePayload(data)).toEqual({ ok: false, error });
});
