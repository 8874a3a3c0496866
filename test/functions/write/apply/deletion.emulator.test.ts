import { resumeApplications } from '../../../../functions/src/clock/upkeep/resumeApplications';
import { actOn, card, entriesOf, restore } from '../acts/actSupport';
import { dyingTransactions } from '../../crashes';
import { deletion, delta, match, player, world } from '../../documents';
import { apply, openStore, outcomes, type TestStore } from '../../support';
import { builtInSports } from '@/model/sports';

const store = openStore('demo-apply-deletion');
const killed = openStore('demo-apply-deletion-killed');
beforeEach(() => store.empty());
afterAll(() => Promise.all([store.close(), killed.close()]));
jest.setTimeout(120_000);

const applied = { status: 'applied', decidedBy: 'moderator' };

test('a match goes as the act of whoever decided it, and can be restored like other acts', async () => {
  await store.put({ ...world, 'delta/d': deletion('match', 'm') });
  expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
  expect(await store.get('match/m')).toMatchObject({ deleted: true, deletedBy: 'moderator', deletedIn: 'd' });
  const { date, player1, player2, gender, order, event } = match();
  expect(await store.get('delta/d')).toMatchObject({
    ...applied,
    before: { date, player1, player2, gender, order, event },
  });
  expect(await store.get('delta/d')).not.toHaveProperty('applying');
  expect(await entriesOf(store)).toMatchObject({
    d: { kind: 'deleteRecord', by: 'moderator', proposal: 'd', target: { collection: 'match', id: 'm' } },
  });

  await actOn(store, restore('d'));
  expect(await store.get('match/m')).toMatchObject({ deleted: false });
  expect(await store.get('match/m')).not.toHaveProperty('deletedIn');
  expect(outcomes(await apply(store, ['d']))).toEqual(['already-applied']);
});

test('an event goes with its matches, and what else is open on them is rejected', async () => {
  await store.put({ ...card, 'delta/d': deletion('event', 'e'), 'delta/again': deletion('event', 'e') });
  expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
  for (const path of ['event/e', 'match/m', 'match/m2'])
    expect(await store.get(path)).toMatchObject({ deleted: true, deletedIn: 'd' });
  for (const id of ['onEvent', 'onMatch', 'newMatch', 'again'])
    expect(await store.get(`delta/${id}`)).toMatchObject({ status: 'rejected', rejectedIn: 'd' });
  expect(await store.get('delta/d')).toMatchObject(applied);
});

test('what was entered together is deleted in one call, in whatever order it is asked', async () => {
  const all = {
    ann: deletion('player', 'p1'),
    event: deletion('event', 'e'),
    bea: deletion('player', 'p2'),
    match: deletion('match', 'm'),
  };
  await store.put({
    ...world,
    ...Object.fromEntries(Object.entries(all).map(([id, each]) => [`delta/${id}`, each])),
  });
  expect(outcomes(await apply(store, Object.keys(all)))).toEqual(Object.keys(all).map(() => 'applied'));
  for (const path of ['player/p1', 'player/p2', 'event/e', 'match/m'])
    expect(await store.get(path)).toMatchObject({ deleted: true });
});

test('a player whom matches name stays, and the proposal says why and is open again', async () => {
  await store.put({ ...world, 'delta/d': deletion('player', 'p1') });
  expect(outcomes(await apply(store, ['d']))).toEqual(['invalid']);
  expect(await store.get('player/p1')).toMatchObject({ deleted: false });
  const stored = await store.get('delta/d');
  expect(stored).toMatchObject({
    status: 'new',
    problemCause: { code: 'hasMatches', values: { record: 'player/p1', count: 1 } },
  });
  for (const key of ['applying', 'decidedBy', 'before']) expect(stored).not.toHaveProperty(key);
  await store.put({ 'match/m': match({ deleted: true }) });
  expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
  expect(await store.get('delta/d')).not.toHaveProperty('problem');
});

test('a player who was merged into another one is deleted, not the other one', async () => {
  await store.put({
    'player/anna': player('Anna', { sameAs: 'ann' }),
    'player/ann': player('Ann'),
    'delta/d': deletion('player', 'anna'),
  });
  expect(outcomes(await apply(store, ['d']))).toEqual(['applied']);
  expect(await store.get('player/ann')).toMatchObject({ deleted: false });
  expect(await store.get('player/anna')).toMatchObject({ deleted: true });
});

test.each([
  ['a record that is gone', deletion('match', 'nothing'), 'missing'],
  ['no reason', { ...deletion('match', 'm'), note: undefined }, 'invalid'],
  ['a reason of nothing', deletion('match', 'm', { note: '' }), 'invalid'],
])('of %s is refused', async (_, proposal, outcome) => {
  const stored = Object.fromEntries(Object.entries(proposal).filter(([, value]) => value !== undefined));
  await store.put({ ...world, 'delta/d': stored });
  expect(outcomes(await apply(store, ['d']))).toEqual([outcome]);
  expect(await store.get('match/m')).toMatchObject({ deleted: false });
  expect(await store.get('delta/d')).toMatchObject({ status: 'new', problem: expect.any(String) });
});

test('an edit of several fields that is applied leaves the proposal to delete the record open', async () => {
  await store.put({
    ...world,
    'delta/d': deletion('event', 'e'),
    'delta/edit': delta('event', 'e', '', { location: 'Rome' }, { base: { location: null } }),
  });
  expect(outcomes(await apply(store, ['edit']))).toEqual(['applied']);
  expect(await store.get('delta/d')).toMatchObject({ status: 'new' });
});

test('an entry of another act under its id is left, and the proposal refused', async () => {
  await store.put({ ...world, 'delta/d': deletion('match', 'm'), 'actLog/d': { kind: 'approveEvent' } });
  expect(outcomes(await apply(store, ['d']))).toEqual(['invalid']);
  expect(await entriesOf(store)).toEqual({ d: { kind: 'approveEvent' } });
});

describe('a call that is killed at any of its transactions', () => {
  const prepare = async (at: TestStore) => {
    await at.empty();
    // An unfinished application of another call would be finished as well.
    const { 'delta/locked': _, ...open } = card;
    await at.put({ ...open, 'delta/d': deletion('event', 'e') });
  };
  const left = (at: TestStore) => at.all();

  test.each([
    ['asked again by another moderator', (at: TestStore) => apply(at, ['d'])],
    [
      'left to the schedule',
      (at: TestStore) =>
        resumeApplications({
          db: at.db,
          sports: builtInSports,
          transact: (body) => at.db.runTransaction(body),
          log: () => {},
          hasTime: () => true,
          now: () => Date.now() + 3_600_000,
        }),
    ],
  ])('and %s comes to the same', async (_, finish) => {
    await prepare(store);
    await apply(store, ['d']);
    const expected = await left(store);
    let died = true;
    // A call killed after a transaction leaves the same as one killed before the next.
    for (let commit = 1; died; commit += 2) {
      for (const when of ['before', 'after'] as const) {
        await prepare(killed);
        const server = dyingTransactions(killed.db, { commit, when });
        await apply(killed, ['d'], { transact: server.transact }).catch((error: unknown) => {
          if (!server.isDead()) throw error;
        });
        died = server.isDead();
        if (!died) break;
        const begun = (await killed.get('delta/d'))?.['status'] === 'applied' || (await isClaimed());
        await finish(killed);
        if (!begun) await apply(killed, ['d']);
        expect({ commit, when, stored: await left(killed) }).toEqual({ commit, when, stored: expected });
      }
      expect(commit).toBeLessThan(40);
    }
  });

  const isClaimed = async () => (await killed.get('delta/d'))?.['applying'] !== undefined;
});
