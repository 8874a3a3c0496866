import { Timestamp } from 'firebase-admin/firestore';
import { causeOf } from '@/model/cause';
import { memberName } from '@/model/defaultProfileName';
import { handleBanUser } from '../../../functions/src/bans/handleBanUser';
import { parseBanPayload, type BanRequest } from '../../../functions/src/bans/banPayload';
import { banUser } from '../../../functions/src/bans/banUser';
import { call, fakeAccounts, servicesOn } from '../serverWorld';
import { delta, longAgo, player, world, type Docs } from '../documents';
import { apply, openStore, outcomes } from '../support';

const store = openStore('demo-ban-user');
beforeEach(() => store.empty());
afterAll(() => store.close());

const asked: BanRequest = {
  uid: 'ed',
  ban: true,
  openDeltas: 'reject',
  appliedDeltas: 'undo',
  reason: 'invents results',
  action: 'action1',
};
const ban = (over: Partial<BanRequest> = {}, hasTime = () => true) =>
  banUser({ db: store.db, hasTime }, { ...asked, ...over }, 'mod');

const by = (author: string, rest = {}) => ({ author, ...rest });
const rename = (id: string, value: string, before: string, rest = {}) =>
  delta('player', id, 'name', value, {
    base: before,
    ...by('ed'),
    status: 'applied',
    before,
    decidedBy: 'mod',
    decidedAt: longAgo,
    ...rest,
  });
const many = (count: number, rest = {}): Docs =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `delta/open${at}`,
      delta('player', 'p1', 'name', `N${at}`, by('ed', rest)),
    ]),
  );
const entries = async () => (await store.db.collection('banLog').get()).docs.map((doc) => doc.data());
const proposals = async () =>
  (await store.db.collection('delta').where('author', '==', 'mod').get()).docs.map((doc) => doc.data());

test('one action bans, rejects what is open, proposes the undoing of what was applied, and is logged', async () => {
  await store.put({
    ...world,
    'player/p1': player('Rude'),
    'delta/done': rename('p1', 'Rude', 'Ann'),
    'delta/open': delta('event', 'e', 'name', 'Bad', by('ed')),
    'delta/other': delta('event', 'e', 'name', 'Fine', by('bo')),
    'delta/rejected': delta('event', 'e', 'name', 'Worse', by('ed', { status: 'rejected', reason: 'no' })),
    'delta/locked': delta('event', 'e', 'date', '2020-05-05', by('ed', { applying: { cursor: 'm' } })),
  });
  await ban();
  expect(await store.get('ban/ed')).toEqual({ by: 'mod', at: expect.any(Timestamp) });
  expect(await store.get('delta/open')).toMatchObject({
    status: 'rejected',
    reason: 'This account was banned.',
    reasonCause: { code: 'accountBanned', values: {} },
    decidedBy: 'mod',
    decidedAt: expect.any(Timestamp),
  });
  expect(await store.get('delta/other')).toMatchObject({ status: 'new' });
  expect(await store.get('delta/rejected')).toMatchObject({ reason: 'no' });
  expect(await store.get('delta/locked')).toMatchObject({ status: 'new' });
  expect(await proposals()).toEqual([
    {
      collection: 'player',
      docId: 'p1',
      field: 'name',
      value: 'Ann',
      base: 'Rude',
      author: 'mod',
      timestamp: expect.any(Timestamp),
      status: 'new',
      note: 'Reverts a change by a banned account.',
    },
  ]);
  expect(await entries()).toEqual([
    {
      uid: 'ed',
      by: 'mod',
      ban: true,
      reason: 'invents results',
      openDeltas: 'reject',
      appliedDeltas: 'undo',
      rejected: 1,
      proposed: 1,
      done: true,
      at: expect.any(Timestamp),
    },
  ]);
});

test('what it proposes can be applied', async () => {
  await store.put({ ...world, 'player/p1': player('Rude'), 'delta/done': rename('p1', 'Rude', 'Ann') });
  await ban();
  const [proposal] = (await store.db.collection('delta').where('author', '==', 'mod').get()).docs;
  expect(outcomes(await apply(store, [proposal?.id ?? '']))).toEqual(['applied']);
  expect(await store.get('player/p1')).toMatchObject({ name: 'Ann' });
});

test('a proposal that somebody stored under the id of an undoing hinders no ban', async () => {
  await store.put({ ...world, 'player/p1': player('Rude'), 'delta/done': rename('p1', 'Rude', 'Ann') });
  await ban();
  const [proposal] = (await store.db.collection('delta').where('author', '==', 'mod').get()).docs;
  const path = proposal?.ref.path ?? '';
  const attempts: readonly (readonly [Docs[string], number])[] = [
    [delta('event', 'e', 'name', 'Bad', by('vandal')), 1],
    [delta('player', 'p1', 'name', 'Ruder', by('vandal', { base: 'Rude' })), 1],
    [{ ...proposal?.data(), status: 'rejected' }, 1],
    // It waits already.
    [{ ...proposal?.data() }, 0],
  ];
  for (const [at, [taken, more]] of attempts.entries()) {
    await store.empty();
    await store.put({
      ...{ ...world, 'player/p1': player('Rude'), 'delta/done': rename('p1', 'Rude', 'Ann') },
      [path]: taken,
    });
    await ban({ action: `again${at}` });
    const open = (await store.db.collection('delta').where('status', '==', 'new').get()).docs;
    const undoing = open.filter((doc) => doc.get('author') === 'mod' && doc.get('value') === 'Ann');
    expect(undoing).toHaveLength(1);
    expect(undoing.filter((doc) => doc.ref.path !== path)).toHaveLength(more);
    expect(await entries()).toMatchObject([{ proposed: 1 }]);
  }
});

test('asked to keep everything, it bans and logs alone; lifting a ban is an action too', async () => {
  await store.put({ 'delta/open': delta('event', 'e', 'name', 'Bad', by('ed')) });
  await ban({ openDeltas: 'keep', appliedDeltas: 'keep', reason: 'invents results' });
  expect(await store.get('delta/open')).toMatchObject({ status: 'new' });
  expect(await entries()).toMatchObject([{ ban: true, reason: 'invents results' }]);
  await ban({ ban: false, openDeltas: 'keep', appliedDeltas: 'keep', action: 'action2' });
  expect(await store.get('ban/ed')).toBeUndefined();
  expect((await entries()).map((entry) => entry['ban']).sort()).toEqual([false, true]);
});

test('an action asked for again goes on where it broke off, and counts as one', async () => {
  await store.put({ ...many(900), 'player/p1': player('Rude'), 'delta/done': rename('p1', 'Rude', 'Ann') });
  let left = 2;
  await expect(ban({}, () => (left -= 1) >= 0)).rejects.toThrow('within the time of one call');
  expect(await entries()).toMatchObject([{ rejected: 798, done: false }]);
  await ban();
  await ban();
  expect(await entries()).toMatchObject([{ rejected: 900, proposed: 1, done: true }]);
  expect(await proposals()).toHaveLength(1);
});

test('a ban without a reason is refused in a sentence, and nothing happens; lifting one needs none', async () => {
  await store.put(many(1));
  const refused = {
    code: 'invalid-argument',
    message: expect.stringContaining('reason'),
    details: { reason: causeOf('banReason') },
  };
  await expect(ban({ reason: undefined })).rejects.toMatchObject(refused);
  expect(await store.get('ban/ed')).toBeUndefined();
  expect(await entries()).toEqual([]);
  expect(await store.get('delta/open0')).toMatchObject({ status: 'new' });
  await ban({ ban: false, reason: undefined });
  expect(await entries()).toMatchObject([{ ban: false }]);
});

test('one that began before reasons were asked for goes on', async () => {
  await store.put({
    ...many(3),
    'ban/ed': { by: 'mod', at: longAgo },
    'banLog/action1': { ...asked, by: 'mod', rejected: 0, proposed: 0, done: false, at: longAgo },
  });
  await ban({ reason: undefined });
  expect(await entries()).toMatchObject([{ rejected: 3, done: true }]);
});

test('one that is done does nothing more, whatever others decided since', async () => {
  await ban();
  await ban({ ban: false, openDeltas: 'keep', appliedDeltas: 'keep', action: 'action2' });
  await ban();
  expect(await store.get('ban/ed')).toBeUndefined();
});

test('side by side, two moderators reject each proposal once', async () => {
  await store.put(many(60));
  await Promise.all([ban({ action: 'a' }), ban({ action: 'b' })]);
  const counts = (await entries()).map((entry) => Number(entry['rejected']));
  expect(counts.reduce((sum, each) => sum + each)).toBe(60);
});

describe('the call', () => {
  const accounts = fakeAccounts(
    { uid: 'mod', email: 'mod@example.com', claims: { moderator: true } },
    { uid: 'ada', email: 'ada@example.com', claims: { admin: true } },
    { uid: 'ed', email: 'ed@example.com', claims: {} },
  );
  const services = servicesOn(store, accounts.auth);

  test('is for moderators', async () => {
    await expect(handleBanUser(call('ed', asked), services)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(handleBanUser(call(undefined, asked), services)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(await handleBanUser(call('mod', asked), services)).toEqual({});
    expect(await store.get('ban/ed')).toBeDefined();
  });

  test('an author that has proposed without the app gets the profile by which the log names it', async () => {
    await handleBanUser(call('mod', asked), services);
    expect(await store.get('profile/ed')).toMatchObject({ name: memberName('ed') });
  });

  test.each(['mod', 'ada'])('bans nobody who decides over others: %s', async (uid) => {
    await expect(handleBanUser(call('mod', { ...asked, uid }), services)).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    // The caller's own roles are noted with the first call.
    expect((await store.db.listCollections()).map(({ id }) => id)).toEqual(['role']);
  });

  test('bans an account that was deleted, whose pages live on a while', async () => {
    await handleBanUser(call('mod', { uid: 'left', ban: true, reason: 'Vandal' }), services);
    expect(await store.get('ban/left')).toBeDefined();
  });

  test.each<[string, unknown, string]>([
    ['nothing', 7, 'Expected an object with uid and ban, found 7'],
    ['a path', { uid: 'a/b', ban: true }, 'Expected a uid, found "a/b"'],
    ['no decision', { uid: 'ed' }, 'Expected ban to be true or false, found undefined'],
    [
      'another fate',
      { uid: 'ed', ban: true, openDeltas: 'drop' },
      'Expected openDeltas to be keep or reject, found "drop"',
    ],
    [
      'another wish',
      { uid: 'ed', ban: true, appliedDeltas: 1 },
      'Expected appliedDeltas to be keep or undo, found 1',
    ],
    [
      'no words as the reason',
      { uid: 'ed', ban: true, reason: ' ' },
      'Expected a reason of 1 to 500 characters, found " "',
    ],
    [
      'a path as its name',
      { uid: 'ed', ban: true, action: 'a/b' },
      'Expected action to be an id, found "a/b"',
    ],
  ])('with %s is refused with a sentence that says so', (_, data, error) => {
    expect(parseBanPayload(data)).toEqual({ ok: false, error });
  });
});
