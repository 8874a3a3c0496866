import { HttpsError } from 'firebase-functions/v2/https';
import { handleAct } from '../../functions/src/handleAct';
import { newIdOf } from '@test/support/newIdOf';
import { handleApplyWikiDelta } from '../../functions/src/write/apply/handleApplyWikiDelta';
import { createFollowTrust } from '../../functions/src/react/triggers/followTrust';
import { handleDeltaWritten } from '../../functions/src/react/triggers/handleDeltaWritten';
import { loggingSender } from '../../functions/src/react/notifications/loggingSender';
import { recountOpen } from '../../functions/src/write/quota/recountOpen';
import type { ServerServices } from '../../functions/src/base/services';
import { call, fakeAccounts, servicesOn } from './serverWorld';
import { rename, world } from './documents';
import { openStore } from './support';

const store = openStore('demo-logs');
beforeEach(() => store.empty());
afterAll(() => store.close());

const accounts = () =>
  fakeAccounts(
    { uid: 'uid-mod', email: 'mod@example.com', claims: { moderator: true } },
    { uid: 'uid-admin', email: 'admin@example.com', claims: { admin: true } },
    { uid: 'uid-ed', email: 'ed@example.com', claims: {} },
  );

function overheard(over: Partial<ServerServices> = {}) {
  const logged: { readonly level: string; readonly message: string; readonly fields: object }[] = [];
  const at = (level: string) => (message: string, fields: object) =>
    void logged.push({ level, message, fields });
  const logger = { info: at('info'), error: at('error') };
  return { services: { ...servicesOn(store, accounts().auth), logger, ...over }, logged };
}

/** Nothing that names who did it, the person concerned, or anyone's words. */
const expectNothingPersonal = (logged: readonly unknown[]) => {
  expect(JSON.stringify(logged)).not.toMatch(/uid-|@example|Ann|because of Bea|own words/);
};

test('applying logs what became of each delta by its id, and no person', async () => {
  const { services, logged } = overheard();
  const by = { author: 'uid-ed', note: 'because of Bea', source: 'own words' };
  await store.put({
    ...world,
    'delta/good': rename('Anna', 'Ann', by),
    'delta/bad': { ...rename('An\u202ena', 'Ann', by) },
  });
  await handleApplyWikiDelta(call('uid-mod', { deltaIds: ['good', 'bad', 'none'] }), services);
  expect(logged.map(({ level, message, fields }) => [level, message, fields])).toEqual(
    expect.arrayContaining([
      ['info', 'delta decided', { deltaId: 'good', outcome: 'applied' }],
      ['info', 'delta decided', { deltaId: 'bad', outcome: 'invalid' }],
      ['info', 'delta decided', { deltaId: 'none', outcome: 'missing' }],
      ['info', 'applyWikiDelta done', { deltas: 3, durationMs: expect.any(Number) }],
    ]),
  );
  expectNothingPersonal(logged);
});

test('a failure is logged by its kind and its place, without what it says, and told in a sentence', async () => {
  const failure = Object.assign(new Error('contention on user/uid-ed of Ann'), { code: 10 });
  const db = new Proxy(store.db, {
    get: (target, key) =>
      key === 'runTransaction' ? () => Promise.reject(failure) : Reflect.get(target, key, target),
  });
  const { services, logged } = overheard({ db });
  await store.put({
    ...world,
    'role/uid-mod': { moderator: true, admin: false },
    'delta/d': rename('Anna', 'Ann', { author: 'uid-ed' }),
  });
  const asked = handleApplyWikiDelta(call('uid-mod', { deltaIds: ['d'] }), services);
  await expect(asked).rejects.toThrow(
    new HttpsError(
      'aborted',
      'Others kept changing the same documents. What is done stays done: ask again for the rest.',
    ),
  );
  expect(logged).toContainEqual({
    level: 'error',
    message: 'delta failed',
    fields: expect.objectContaining({ deltaId: 'd', outcome: 'error', error: 'Error', code: 10 }),
  });
  expect(logged.at(-1)).toMatchObject({ level: 'error', message: 'applyWikiDelta failed' });
  expectNothingPersonal(logged);
});

const grant = { kind: 'grantRole', uid: 'uid-ed', email: 'ed@example.com', action: newIdOf('grant') };
const ban = {
  ...{ kind: 'ban', uid: 'uid-ed', reason: 'Vandal', action: newIdOf('ban') },
  ...{ openDeltas: 'keep', appliedDeltas: 'keep' },
};

test('acts on accounts are logged without the account, which their own entries name', async () => {
  const { services, logged } = overheard();
  await handleAct(call('uid-admin', grant), services);
  await handleAct(call('uid-admin', { kind: 'takeRole', uid: 'uid-ed', action: newIdOf('take') }), services);
  await handleAct(call('uid-mod', ban), services);
  const line = (kind: string, action: string) => ({
    level: 'info',
    message: 'act done',
    fields: { actLog: newIdOf(action), kind, outcome: 'done' },
  });
  expect(logged).toEqual([line('grantRole', 'grant'), line('takeRole', 'take'), line('ban', 'ban')]);
});

test.each([
  ['a role', 'uid-admin', grant],
  ['a ban', 'uid-mod', ban],
] as const)('%s says when the accounts do not answer', async (_, uid, data) => {
  const { auth } = accounts();
  const away = () =>
    Promise.reject(
      Object.assign(new Error('no way to ed@example.com'), { code: 'auth/network-request-failed' }),
    );
  const { services, logged } = overheard({ auth: { ...auth, getUser: away, getUserByEmail: away } });
  await expect(handleAct(call(uid, data), services)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'A service that this needs did not answer. What is done stays done: ask again for the rest.',
  });
  expect(logged).toMatchObject([{ level: 'error', message: 'act failed' }]);
  expectNothingPersonal(logged);
});

test('a decision that is told is logged by its delta', async () => {
  const { services, logged } = overheard();
  const before = rename('Anna', 'Ann', { author: 'uid-ed' });
  const after = { ...before, status: 'rejected', reason: 'own words', decidedBy: 'uid-mod' };
  await store.put({ 'user/uid-ed/token/phone': { token: 'phone', created: before['timestamp'] } });
  await handleDeltaWritten(
    {
      ...services,
      recountOpen: (uid) => recountOpen(store.db, uid),
      followTrust: createFollowTrust(services),
      markMinor: async () => 0,
      sender: loggingSender(services.logger),
    },
    { deltaId: 'd', at: Date.now(), before, after },
  );
  expect(logged.map(({ message }) => message).sort()).toEqual(['decision told', 'news told', 'notice']);
  expectNothingPersonal(logged);
});
