import { Timestamp } from 'firebase-admin/firestore';
import { deletion, longAgo, newMatch, newPlayer, rename, world } from '../../documents';
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
