import { Timestamp } from 'firebase-admin/firestore';
import { delta, deletion, longAgo, newEvent, newMatch, newPlayer, rename, world } from '../../documents';
import { apply, openStore, outcomes } from '../../support';

const store = openStore('demo-apply-own');
beforeEach(() => store.empty());
afterAll(() => store.close());

const own = { author: 'moderator' };
const role = (moderator: boolean) => ({ moderator, admin: false, at: longAgo });
const acts = async () => (await store.db.collection('actLog').get()).docs.map((doc) => doc.data());

test('with two moderators an own proposal is refused for itself alone, and says why', async () => {
  await store.put({
    ...world,
    'role/moderator': role(true),
    'role/second': role(true),
    'delta/own': newPlayer('Mine', own),
    'delta/other': newPlayer('Theirs'),
    'delta/named': newMatch({ player1: { id: 'own', name: 'Mine' } }),
  });
  const results = await apply(store, ['own', 'other', 'named']);
  expect(outcomes(results)).toEqual(['own', 'applied', 'blocked']);
  expect(results[0]?.message).toBe('Someone else has to decide on your own proposal.');
  expect(await store.get('delta/own')).toMatchObject({
    status: 'new',
    problem: 'Someone else has to decide on your own proposal.',
    problemCause: { code: 'ownProposal', values: {} },
    problemAt: expect.any(Timestamp),
  });
  expect(await store.get('player/own')).toBeUndefined();
  expect(await acts()).toEqual([]);
});

test('the only moderator applies it, and the log says so', async () => {
  await store.put({
    ...world,
    'role/moderator': role(true),
    'role/was': role(false),
    'delta/own': rename('Anna', 'Ann', own),
  });
  expect(outcomes(await apply(store, ['own']))).toEqual(['applied']);
  expect(await store.get('delta/own')).toMatchObject({ status: 'applied', decidedBy: 'moderator' });
  expect(await acts()).toEqual([
    {
      kind: 'applyOwn',
      by: 'moderator',
      target: { collection: 'delta', id: 'own', name: 'Anna' },
      at: expect.any(Timestamp),
    },
  ]);
});

test('one that cannot be applied anyway is not in the log', async () => {
  await store.put({ ...world, 'delta/own': rename('Anna', 'Nobody', own) });
  expect(outcomes(await apply(store, ['own']))).toEqual(['conflict']);
  expect(await acts()).toEqual([]);
});

test("what another moderator began of one's own goes on, and insisting on a conflict does not help", async () => {
  await store.put({
    ...world,
    'role/second': role(true),
    'delta/begun': deletion('match', 'm', { ...own, decidedBy: 'second', applying: { cursor: '' } }),
    'delta/forced': rename('Anna', 'Nobody', own),
  });
  const forced = { force: { forced: longAgo.toMillis() } };
  expect(outcomes(await apply(store, ['begun', 'forced'], forced))).toEqual(['applied', 'own']);
  expect(await acts()).toMatchObject([{ kind: 'deleteRecord', by: 'second' }]);
});

describe('a declared interest', () => {
  const proposals = {
    ...world,
    'role/moderator': role(true),
    'delta/ofMatch': delta('match', 'm', 'arm', 'L', { base: null }),
    'delta/other': newPlayer('Theirs'),
  };
  const interests = new Set(['player/p1']);

  test('leaves what it is about to another moderator, and nothing else', async () => {
    await store.put({ ...proposals, 'role/second': role(true) });
    expect(outcomes(await apply(store, ['ofMatch', 'other'], { interests }))).toEqual(['own', 'applied']);
    expect(await store.get('delta/ofMatch')).toMatchObject({
      status: 'new',
      problemCause: { code: 'ownInterest', values: {} },
    });
    expect(await acts()).toEqual([]);
  });

  test('is in the log where the only moderator applies it', async () => {
    await store.put(proposals);
    expect(outcomes(await apply(store, ['ofMatch'], { interests }))).toEqual(['applied']);
    expect(await acts()).toMatchObject([
      { kind: 'decideInterested', by: 'moderator', target: { collection: 'delta', id: 'ofMatch' } },
    ]);
  });

  test('holds for deletions too', async () => {
    await store.put({ ...proposals, 'role/second': role(true), 'delta/gone': deletion('match', 'm') });
    expect(outcomes(await apply(store, ['gone'], { interests }))).toEqual(['own']);
  });
});

test('a new event is approved in the step that creates it, and the approval can be restored', async () => {
  await store.put({ ...world, 'delta/new': newEvent(), 'delta/plain': newEvent() });
  expect(outcomes(await apply(store, ['new', 'plain'], { approve: ['new'] }))).toEqual([
    'applied',
    'applied',
  ]);
  expect(await store.get('event/new')).toMatchObject({ valid: 1, approvedIn: 'approve-new' });
  expect(await store.get('event/plain')).toMatchObject({ valid: 0 });
  expect(await acts()).toMatchObject([
    { kind: 'approveEvent', by: 'moderator', target: { collection: 'event', id: 'new' }, done: true },
  ]);
});
