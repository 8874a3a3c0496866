import { readFileSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';
import type { ActAsked } from '@/model/acts/acts';
import { parseAct } from '@/model/acts/parseAct';
import { memberName } from '@/model/names/defaultProfileName';
import { handleAct } from '../../../../functions/src/handleAct';
import { newIdOf } from '@test/support/newIdOf';
import { actOn } from '../acts/actSupport';
import { readDataSet, seedDocuments } from '../../../../scripts/data/dataSet';
import { call, fakeAccounts, servicesOn } from '../../serverWorld';
import { delta, longAgo, player, world, type Docs } from '../../documents';
import { apply, openStore, outcomes } from '../../support';

const store = openStore('demo-ban-user');
beforeEach(() => store.empty());
afterAll(() => store.close());

const asked: ActAsked<'ban'> = {
  kind: 'ban',
  uid: 'ed',
  openDeltas: 'reject',
  appliedDeltas: 'revert',
  reason: 'invents results',
};
const action = newIdOf('action1');
const ban = (
  { action: id = action, ...over }: Partial<ActAsked<'ban'>> & { readonly action?: string } = {},
  hasTime = () => true,
) => actOn(store, { ...asked, ...over }, { action: id, hasTime });
const unban = (id = newIdOf('action2')) => actOn(store, { kind: 'unban', uid: 'ed' }, { action: id });

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
const entries = async () => (await store.db.collection('actLog').get()).docs.map((doc) => doc.data());
const proposals = async () =>
  (await store.db.collection('delta').where('author', '==', 'mod').get()).docs.map((doc) => doc.data());

test('one action bans, rejects what is open, proposes the revert of what was applied, and is logged', async () => {
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
      kind: 'ban',
      target: { collection: 'user', id: 'ed' },
      by: 'mod',
      reason: 'invents results',
      openDeltas: 'reject',
      appliedDeltas: 'revert',
      records: 0,
      proposals: 1,
      proposed: 1,
      done: true,
      at: expect.any(Timestamp),
    },
  ]);
});

test('the log lists each record that keeps a change by the account, and why', async () => {
  const made = { author: 'ed', status: 'applied', before: null, decidedBy: 'mod', decidedAt: longAgo };
  await store.put({
    ...world,
    'player/p1': player('Ruder'),
    'delta/renamed': rename('p1', 'Rude', 'Ann'),
    'player/made': player('Fake'),
    'delta/made': delta('player', '', '', { name: 'Fake' }, made),
    'player/gone': player('Bea', { deleted: true }),
    'delta/gone': delta('player', 'gone', '', null, { ...made, before: { name: 'Bea' } }),
    'player/back': player('Cleo'),
    'delta/back': delta('player', 'back', '', null, { ...made, before: { name: 'Cleo' } }),
    'player/p2': player('Rude'),
    'delta/undone': rename('p2', 'Rude', 'Bob'),
  });
  await ban();
  const [entry] = await entries();
  expect(entry).toMatchObject({ proposed: 1, left: 3, done: true });
  const left = entry?.['leftRecords'] as readonly { readonly target: { readonly id: string } }[];
  expect([...left].sort((a, b) => (a.target.id < b.target.id ? -1 : 1))).toEqual([
    { target: { collection: 'player', id: 'gone', name: 'Bea' }, why: 'deleted' },
    { target: { collection: 'player', id: 'made', name: 'Fake' }, why: 'created' },
    { target: { collection: 'player', id: 'p1', name: 'Ruder' }, why: 'changed' },
  ]);
});

test('what it proposes can be applied', async () => {
  await store.put({ ...world, 'player/p1': player('Rude'), 'delta/done': rename('p1', 'Rude', 'Ann') });
  await ban();
  const [proposal] = (await store.db.collection('delta').where('author', '==', 'mod').get()).docs;
  expect(outcomes(await apply(store, [proposal?.id ?? '']))).toEqual(['applied']);
  expect(await store.get('player/p1')).toMatchObject({ name: 'Ann' });
});

test('a changed country of a player of the data set goes back to what it was', async () => {
  const dataSet = readDataSet(readFileSync('data/armwrestling.json', 'utf8'), 0);
  const levan = seedDocuments(dataSet).find(({ id }) => id === 'levan-saginashvili');
  const moved = { base: 'GE', before: 'GE', status: 'applied', decidedBy: 'mod', decidedAt: longAgo };
  await store.put({
    'player/levan-saginashvili': { ...levan?.data, country: 'KP' },
    'delta/done': delta('player', 'levan-saginashvili', 'country', 'KP', by('ed', moved)),
  });
  await ban();
  const [proposal] = (await store.db.collection('delta').where('author', '==', 'mod').get()).docs;
  expect(outcomes(await apply(store, [proposal?.id ?? '']))).toEqual(['applied']);
  expect(levan?.data).toMatchObject({ country: 'GE' });
  expect(await store.get('player/levan-saginashvili')).toMatchObject({ country: 'GE' });
});

test('a proposal that somebody stored under the id of a revert hinders no ban', async () => {
  await store.put({ ...world, 'player/p1': player('Rude'), 'delta/done': rename('p1', 'Rude', 'Ann') });
  await ban();
  const [proposal] = (await store.db.collection('delta').where('author', '==', 'mod').get()).docs;
  const path = proposal?.ref.path ?? '';
  const attempts: readonly (readonly [Docs[string], number])[] = [
    [delta('event', 'e', 'name', 'Bad', by('vandal')), 1],
    [delta('player', 'p1', 'name', 'Ruder', by('vandal', { base: 'Rude' })), 1],
    [{ ...proposal?.data(), status: 'rejected' }, 1],
    [{ ...proposal?.data() }, 0],
  ];
  for (const [at, [taken, more]] of attempts.entries()) {
    await store.empty();
    await store.put({
      ...{ ...world, 'player/p1': player('Rude'), 'delta/done': rename('p1', 'Rude', 'Ann') },
      [path]: taken,
    });
    await ban({ action: newIdOf(`again${at}`) });
    const open = (await store.db.collection('delta').where('status', '==', 'new').get()).docs;
    const reverts = open.filter((doc) => doc.get('author') === 'mod' && doc.get('value') === 'Ann');
    expect(reverts).toHaveLength(1);
    expect(reverts.filter((doc) => doc.ref.path !== path)).toHaveLength(more);
    expect(await entries()).toMatchObject([{ proposed: 1 }]);
  }
});

test('asked to keep everything, it bans and logs alone; lifting a ban is an action too', async () => {
  await store.put({ 'delta/open': delta('event', 'e', 'name', 'Bad', by('ed')) });
  await ban({ openDeltas: 'keep', appliedDeltas: 'keep', reason: 'invents results' });
  expect(await store.get('delta/open')).toMatchObject({ status: 'new' });
  expect(await entries()).toMatchObject([{ kind: 'ban', reason: 'invents results' }]);
  await unban();
  expect(await store.get('ban/ed')).toBeUndefined();
  expect((await entries()).map((entry) => entry['kind'] as string).sort()).toEqual(['ban', 'unban']);
});

test('an action asked for again goes on where it broke off, and counts as one', async () => {
  await store.put({ ...many(900), 'player/p1': player('Rude'), 'delta/done': rename('p1', 'Rude', 'Ann') });
  let left = 2;
  await store.put({ 'quota/ed': { open: 900, written: 900, slots: {}, slot: '0', at: longAgo } });
  await expect(ban({}, () => (left -= 1) >= 0)).rejects.toThrow('within the time of one call');
  // Its proposals are refused from the first step on.
  expect(await store.get('quota/ed')).toBeUndefined();
  expect(await entries()).toMatchObject([{ proposals: 798, done: false }]);
  await ban();
  await ban();
  expect(await entries()).toMatchObject([{ proposals: 900, proposed: 1, done: true }]);
  expect(await proposals()).toHaveLength(1);
});

test('one that is done does nothing more, whatever others decided since', async () => {
  await ban();
  await unban();
  await ban();
  expect(await store.get('ban/ed')).toBeUndefined();
});

test('side by side, two moderators reject each proposal once', async () => {
  await store.put(many(60));
  await Promise.all([ban({ action: newIdOf('a') }), ban({ action: newIdOf('b') })]);
  const counts = (await entries()).map((entry) => Number(entry['proposals']));
  expect(counts.reduce((sum, each) => sum + each)).toBe(60);
});

describe('the call', () => {
  const accounts = fakeAccounts(
    { uid: 'mod', email: 'mod@example.com', claims: { moderator: true } },
    { uid: 'ada', email: 'ada@example.com', claims: { admin: true } },
    { uid: 'ed', email: 'ed@example.com', claims: {} },
  );
  const services = servicesOn(store, accounts.auth);

  const ask = (uid: string | undefined, over: object = {}) =>
    handleAct(call(uid, { ...asked, action, ...over }), services);

  test('is for moderators', async () => {
    await expect(ask('ed')).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(ask(undefined)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(await ask('mod')).toEqual({ outcome: 'done' });
    expect(await store.get('ban/ed')).toBeDefined();
  });

  test('an author that has proposed without the app gets the profile by which the log names it', async () => {
    await ask('mod');
    expect(await store.get('profile/ed')).toMatchObject({ name: memberName('ed') });
  });

  test.each(['mod', 'ada'])('bans nobody who decides over others: %s', async (uid) => {
    await expect(ask('mod', { uid })).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    expect((await store.db.listCollections()).map(({ id }) => id)).toEqual(['role']);
  });

  test('bans an account that was deleted, whose pages live on a while', async () => {
    await ask('mod', { uid: 'left' });
    expect(await store.get('ban/left')).toBeDefined();
  });

  test('without a reason is refused in a sentence, and nothing happens; lifting a ban needs none', async () => {
    await store.put(many(1));
    await expect(ask('mod', { reason: undefined })).rejects.toMatchObject({
      code: 'invalid-argument',
      message: expect.stringContaining('reason'),
    });
    expect(await store.get('ban/ed')).toBeUndefined();
    expect(await entries()).toEqual([]);
    expect(await store.get('delta/open0')).toMatchObject({ status: 'new' });
    await handleAct(call('mod', { kind: 'unban', uid: 'ed', action }), services);
    expect(await entries()).toMatchObject([{ kind: 'unban' }]);
  });

  test.each<[string, object, string]>([
    ['a path', { uid: 'a/b' }, 'Expected uid to be an id of 1 to 128 of A-Z, a-z, 0-9, _ and -, found "a/b"'],
    ['another fate', { openDeltas: 'drop' }, 'Expected openDeltas to be one of keep, reject, found "drop"'],
    ['another wish', { appliedDeltas: 1 }, 'Expected appliedDeltas to be one of keep, revert, found 1'],
    [
      'no words as the reason',
      { reason: ' ' },
      'Expected reason to be a text of 1 to 500 characters, found " "',
    ],
    [
      'a path as its name',
      { action: 'a/b' },
      'Expected action to be an id of 20 letters and digits, found "a/b"',
    ],
  ])('with %s is refused with a sentence that says so', (_, over, error) => {
    expect(parseAct({ ...asked, action, ...over })).toEqual({ ok: false, error });
  });
});
