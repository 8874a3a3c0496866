import { Timestamp } from 'firebase-admin/firestore';
import { handleAct } from '../../../../functions/src/handleAct';
import { handleApplyWikiDelta } from '../../../../functions/src/write/apply/handleApplyWikiDelta';
import { handleLookUpAccount } from '../../../../functions/src/accounts/roles/handleLookUpAccount';
import { parseAct } from '@/model/acts/parseAct';
import { memberName } from '@/model/names/defaultProfileName';
import { call, fakeAccounts, servicesOn } from '../../serverWorld';
import { longAgo } from '../../documents';
import { openStore } from '../../support';
import { newIdOf } from '@test/support/newIdOf';

const store = openStore('demo-set-role');
beforeEach(() => store.empty());
afterAll(() => store.close());

const world = () =>
  fakeAccounts(
    { uid: 'ada', email: 'ada@example.com', claims: { admin: true, moderator: true } },
    { uid: 'mod', email: 'mod@example.com', claims: { moderator: true } },
    { uid: 'ed', email: 'ed@example.com', claims: { beta: 1 } },
    { uid: 'off', email: 'off@example.com', claims: { admin: true }, disabled: true },
    { uid: 'out', email: 'out@example.com', claims: { admin: true }, ended: true },
  );

const grantTo = (uid: string) => ({ kind: 'grantRole', uid, email: `${uid}@example.com` });
const takeFrom = (uid: string) => ({ kind: 'takeRole', uid });

let asked = 0;
const ask = (uid: string | undefined, data: object, services: ReturnType<typeof servicesOn>) => {
  asked += 1;
  return handleAct(call(uid, { action: newIdOf(`a${asked}`), ...data }), services);
};

const log = async () => (await store.db.collection('actLog').get()).docs.map((doc) => doc.data());

test('an admin grants and takes the role; other claims stay, open pages are told, each change is logged', async () => {
  const { auth, claimsOf } = world();
  await store.put({ 'user/ed': { name: 'Ed', email: 'ed@example.com', created: longAgo } });
  const services = servicesOn(store, auth);
  expect(await ask('ada', grantTo('ed'), services)).toEqual({ outcome: 'done' });
  expect(claimsOf('ed')).toEqual({ beta: 1, moderator: true });
  expect(await store.get('user/ed')).toMatchObject({ name: 'Ed', claimsAt: expect.any(Timestamp) });
  expect(await log()).toEqual([
    {
      ...{ kind: 'grantRole', role: 'moderator', target: { collection: 'user', id: 'ed' }, by: 'ada' },
      ...{ at: expect.any(Timestamp), records: 0, proposals: 0, done: true },
    },
  ]);

  await ask('ada', takeFrom('ed'), services);
  expect(claimsOf('ed')).toEqual({ beta: 1 });
  expect((await log()).map((entry) => entry['kind'] as string).sort()).toEqual(['grantRole', 'takeRole']);
});

test('an account that has never opened the app gets the profile by which the log names it', async () => {
  const { auth } = world();
  const services = servicesOn(store, auth);
  await ask('ada', grantTo('ed'), services);
  expect(await store.get('profile/ed')).toEqual({
    name: memberName('ed'),
    since: expect.any(Timestamp),
    role: 'moderator',
  });
  await store.put({ 'profile/ed': { name: 'Edith', since: longAgo } });
  await ask('ada', takeFrom('ed'), services);
  expect(await store.get('profile/ed')).toEqual({ name: 'Edith', since: longAgo });
});

test('the roles stand in a document and in the profile, whatever anybody is called', async () => {
  const { auth } = world();
  await store.put({ 'profile/ed': { name: 'Ed', since: longAgo } });
  const services = servicesOn(store, auth);
  await ask('ada', grantTo('ed'), services);
  expect(await store.get('role/ed')).toEqual({ moderator: true, admin: false, at: expect.any(Timestamp) });
  expect(await store.get('profile/ed')).toMatchObject({ role: 'moderator' });
  await ask('ada', takeFrom('ed'), services);
  expect(await store.get('role/ed')).toMatchObject({ moderator: false, admin: false });
  expect(await store.get('profile/ed')).toEqual({ name: 'Ed', since: longAgo });
});

test('an account that had a role before documents of roles were kept gets one when it first acts', async () => {
  const { auth } = world();
  await store.put({ 'profile/ada': { name: 'Ada', since: longAgo } });
  await ask('ada', grantTo('mod'), servicesOn(store, auth));
  expect(await store.get('role/ada')).toEqual({ moderator: true, admin: true, at: expect.any(Timestamp) });
  expect(await store.get('profile/ada')).toMatchObject({ role: 'admin' });
});

test('taking a role ends the sign-ins of its account, also when a call before broke off', async () => {
  const { auth, revoked } = world();
  const services = servicesOn(store, auth);
  for (const grant of [true, false, false])
    await ask('ada', grant ? grantTo('ed') : takeFrom('ed'), services);
  expect(revoked).toEqual(['ed', 'ed']);
});

test.each([
  ['applyWikiDelta', handleApplyWikiDelta, { deltaIds: ['d'] }],
  ['act', handleAct, { kind: 'approveEvent', action: newIdOf('a'), eventId: 'e' }],
  ['resetProfile', handleAct, { kind: 'resetProfile', uid: 'ed', action: newIdOf('a') }],
  ['ban', handleAct, { kind: 'ban', uid: 'ed', action: newIdOf('a') }],
  ['grantRole', handleAct, grantTo('ed')],
  ['lookUpAccount', handleLookUpAccount, { email: 'ed@example.com' }],
] as const)('%s refuses at once whose role was taken, whatever the token says', async (_, handle, data) => {
  const { auth } = fakeAccounts(
    { uid: 'was', email: 'was@example.com', claims: {} },
    { uid: 'ed', email: 'ed@example.com', claims: {} },
  );
  await expect(handle(call('was', data), servicesOn(store, auth))).rejects.toMatchObject({
    code: 'permission-denied',
  });
  expect(await store.db.listCollections()).toEqual([]);
});

test('an account whose address is not verified gets no role, and can lose one', async () => {
  const { auth, claimsOf } = fakeAccounts(
    { uid: 'ada', email: 'ada@example.com', claims: { admin: true } },
    { uid: 'judge', email: 'judge@example.com', claims: {}, verified: false },
    { uid: 'old', email: 'old@example.com', claims: { moderator: true }, verified: false },
  );
  const services = servicesOn(store, auth);
  await expect(ask('ada', grantTo('judge'), services)).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining('is not verified'),
  });
  expect(claimsOf('judge')).toEqual({});
  expect(await log()).toEqual([]);
  await ask('ada', { kind: 'takeRole', email: 'old@example.com' }, services);
  expect(claimsOf('old')).toEqual({});
});

test('an address that belongs to another account than the one shown gets no role', async () => {
  const { auth, claimsOf } = world();
  await expect(ask('ada', { ...grantTo('ed'), uid: 'mod' }, servicesOn(store, auth))).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringContaining('another account than the one that was shown'),
  });
  expect(claimsOf('ed')).toEqual({ beta: 1 });
});

test('an admin looks up whose account an address is; others may not', async () => {
  const { auth } = world();
  await store.put({ 'profile/ed': { name: 'Edith', since: longAgo } });
  const services = servicesOn(store, auth);
  const asked = { email: 'ed@example.com' };
  expect(await handleLookUpAccount(call('ada', asked), services)).toEqual({
    uid: 'ed',
    email: 'ed@example.com',
    name: 'Edith',
    created: Date.UTC(2020, 0, 2),
    verified: true,
    moderator: false,
    admin: false,
  });
  await expect(handleLookUpAccount(call('mod', asked), services)).rejects.toMatchObject({
    code: 'permission-denied',
  });
  await expect(handleLookUpAccount(call('ada', { email: 'x' }), services)).rejects.toMatchObject({
    code: 'invalid-argument',
  });
});

test('an account that is being deleted gets no profile', async () => {
  await store.put({ 'gone/ed': { at: longAgo } });
  await ask('ada', grantTo('ed'), servicesOn(store, world().auth));
  expect(await store.get('profile/ed')).toBeUndefined();
});

test('doing it again logs nothing and still tells the pages, in case that was what broke off', async () => {
  const { auth } = world();
  const services = servicesOn(store, auth);
  const grant = grantTo('mod');
  expect(await ask('ada', grant, services)).toEqual({ outcome: 'done' });
  expect(await log()).toEqual([]);
  expect(await store.get('user/mod')).toEqual({ claimsAt: expect.any(Timestamp) });
});

test.each([
  ['nobody', undefined, 'unauthenticated'],
  ['a moderator', 'mod', 'permission-denied'],
  ['a disabled admin', 'off', 'unauthenticated'],
  ['an admin whose sign-in was ended', 'out', 'unauthenticated'],
])('%s may not change roles', async (_, uid, code) => {
  const { auth, claimsOf } = world();
  await expect(ask(uid, grantTo('ed'), servicesOn(store, auth))).rejects.toMatchObject({ code });
  expect(claimsOf('ed')).toEqual({ beta: 1 });
  expect(await store.db.listCollections()).toEqual([]);
});

test('an account that does not exist is said to be missing', async () => {
  await expect(ask('ada', grantTo('none'), servicesOn(store, world().auth))).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('asked for again after another act took the role, a grant does not give it back', async () => {
  const { auth, claimsOf } = world();
  const services = servicesOn(store, auth);
  const grant = { ...grantTo('ed'), action: newIdOf('grant') };
  await ask('ada', grant, services);
  await ask('ada', takeFrom('ed'), services);
  expect(await ask('ada', grant, services)).toEqual({ outcome: 'done' });
  expect(claimsOf('ed')).toEqual({ beta: 1 });
});

test('what a call left undone after the entry is finished by asking again', async () => {
  const { auth, claimsOf } = world();
  const services = servicesOn(store, auth);
  const grant = { ...grantTo('ed'), action: newIdOf('grant') };
  const broken = { ...auth, setCustomUserClaims: () => Promise.reject(new Error('lost')) };
  await expect(ask('ada', grant, servicesOn(store, broken))).rejects.toThrow();
  expect(await log()).toMatchObject([{ kind: 'grantRole', done: false }]);
  await ask('ada', grant, services);
  expect(claimsOf('ed')).toEqual({ beta: 1, moderator: true });
  expect(await log()).toMatchObject([{ kind: 'grantRole', done: true }]);
});

test.each<[string, object, string]>([
  ['a role', { ...grantTo('ed'), role: 'admin' }, 'Expected only known fields, found "role"'],
  ['nobody', { kind: 'takeRole' }, 'Expected uid to be a value, found undefined'],
  [
    'a grant by address alone',
    { kind: 'grantRole', email: 'ed@b' },
    'Expected uid to be a value, found undefined',
  ],
  ['a grant by uid alone', { kind: 'grantRole', uid: 'ed' }, 'Expected email to be a value, found undefined'],
  ['a path', takeFrom('a/b'), 'Expected uid to be an id of 1 to 128 of A-Z, a-z, 0-9, _ and -, found "a/b"'],
  ['no address', { kind: 'takeRole', email: 'ed' }, 'Expected email to be an email address, found "ed"'],
])('a payload with %s is refused with a sentence that says so', (_, data, error) => {
  expect(parseAct({ action: newIdOf('a'), ...data })).toEqual({ ok: false, error });
});
