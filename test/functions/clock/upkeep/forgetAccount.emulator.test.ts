import { forgetAccount } from '../../../../functions/src/clock/upkeep/forgetAccount';
import { delta, longAgo } from '../../documents';
import { openStore } from '../../support';

const store = openStore('demo-forget');
beforeEach(() => store.empty());
afterAll(() => store.close());

test("what was the account's own goes, what it proposed stays, and others keep theirs; twice as once", async () => {
  await store.put({
    'user/ed': { name: 'Ed', email: 'ed@example.com', created: longAgo },
    'user/ed/token/t1': { token: 'x', created: longAgo },
    'profile/ed': { name: 'Ed', since: longAgo },
    'role/ed': { moderator: true, admin: false, at: longAgo },
    'quota/ed': { open: 1, written: 1, slots: { 0: longAgo }, slot: '0', last: 'create/d', at: longAgo },
    'user/bo': { name: 'Bo', email: null, created: longAgo },
    'profile/bo': { name: 'Bo', since: longAgo },
    'delta/d': delta('player', 'p1', 'name', 'Anna', { author: 'ed' }),
  });
  await forgetAccount(store.db, 'ed');
  await forgetAccount(store.db, 'ed');
  for (const path of ['user/ed', 'user/ed/token/t1', 'profile/ed', 'role/ed', 'quota/ed']) {
    expect(await store.get(path)).toBeUndefined();
  }
  expect(await store.get('gone/ed')).toEqual({ at: expect.anything() });
  expect(await store.get('delta/d')).toMatchObject({ author: 'ed', status: 'new' });
  expect(await store.get('profile/bo')).toMatchObject({ name: 'Bo' });
  expect(await store.get('user/bo')).toMatchObject({ name: 'Bo' });
});

test('an account that never had documents is forgotten too', async () => {
  await forgetAccount(store.db, 'nobody');
  expect(await store.get('gone/nobody')).toBeDefined();
});

test('an account that is gone has no quota from the same moment on, by which the rules refuse what it proposes', async () => {
  await store.put({
    'quota/ed': { open: 0, written: 1, slots: {}, slot: '0', last: 'create/d', at: longAgo },
  });
  jest.spyOn(store.db, 'recursiveDelete').mockRejectedValueOnce(new Error('broken off'));
  await expect(forgetAccount(store.db, 'ed')).rejects.toThrow('broken off');
  expect(await store.get('gone/ed')).toBeDefined();
  expect(await store.get('quota/ed')).toBeUndefined();
});
