import { Timestamp } from 'firebase-admin/firestore';
import { memberName } from '@/model/names/defaultProfileName';
import { parseAct } from '@/model/acts/parseAct';
import { handleAct } from '../../../../functions/src/handleAct';
import { newIdOf } from '@test/support/newIdOf';
import { longAgo } from '../../documents';
import { call, fakeAccounts, servicesOn } from '../../serverWorld';
import { openStore } from '../../support';

const store = openStore('demo-reset-profile');
beforeEach(() => store.empty());
afterAll(() => store.close());

const { auth } = fakeAccounts(
  { uid: 'mod', email: 'mod@example.com', claims: { moderator: true } },
  { uid: 'ed', email: 'ed@example.com', claims: {} },
);

const reset = (
  by: string | undefined,
  { uid, action = 'a0' }: { readonly uid: string; readonly action?: string },
) => handleAct(call(by, { kind: 'resetProfile', uid, action: newIdOf(action) }), servicesOn(store, auth));

const entries = async () => (await store.db.collection('actLog').get()).docs.map((doc) => doc.data());

test('a moderator gives a profile the name of its uid, and the log keeps the one it had', async () => {
  await store.put({ 'profile/ed': { name: 'Rude Words', since: longAgo } });
  await reset('mod', { uid: 'ed', action: 'a1' });
  expect(await store.get('profile/ed')).toEqual({ name: memberName('ed'), since: longAgo });
  expect(await store.get(`actLog/${newIdOf('a1')}`)).toEqual({
    kind: 'resetProfile',
    by: 'mod',
    target: { collection: 'profile', id: 'ed', name: 'Rude Words' },
    at: expect.any(Timestamp),
    before: { name: 'Rude Words' },
    ...{ records: 0, proposals: 0, done: true },
  });
});

test('asked again under the same name it takes no later name away', async () => {
  await store.put({ 'profile/ed': { name: 'Rude Words', since: longAgo } });
  await reset('mod', { uid: 'ed', action: 'a1' });
  await store.put({ 'profile/ed': { name: 'Edith', since: longAgo } });
  await reset('mod', { uid: 'ed', action: 'a1' });
  expect(await store.get('profile/ed')).toMatchObject({ name: 'Edith' });
  await reset('mod', { uid: 'ed' });
  expect(await store.get('profile/ed')).toMatchObject({ name: memberName('ed') });
  expect(await entries()).toHaveLength(2);
});

test('a profile that has that name already leaves no entry', async () => {
  await store.put({ 'profile/ed': { name: memberName('ed'), since: longAgo } });
  await reset('mod', { uid: 'ed', action: 'a1' });
  expect(await entries()).toEqual([]);
});

test('nobody else may, and nothing is changed', async () => {
  await store.put({ 'profile/mod': { name: 'Mo', since: longAgo } });
  await expect(reset('ed', { uid: 'mod' })).rejects.toMatchObject({ code: 'permission-denied' });
  await expect(reset(undefined, { uid: 'mod' })).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(await store.get('profile/mod')).toMatchObject({ name: 'Mo' });
});

test('a profile that does not exist is not made', async () => {
  await expect(reset('mod', { uid: 'nobody' })).rejects.toMatchObject({ code: 'not-found' });
  expect(await store.get('profile/nobody')).toBeUndefined();
});

test.each([
  [{}, 'Expected uid to be a value'],
  [{ uid: 7 }, 'Expected uid to be an id, found 7'],
  [{ uid: '__proto__' }, 'Expected uid to be an id'],
  [{ uid: 'a/b' }, 'Expected uid to be an id'],
  [{ uid: 'ed', action: '' }, 'Expected action to be an id'],
])('a payload of %j is refused with what was expected', (data, message) => {
  expect(parseAct({ kind: 'resetProfile', action: newIdOf('a'), ...data })).toEqual({
    ok: false,
    error: expect.stringContaining(message),
  });
});
