import { dyingTransactions } from '../crashes';
import { delta, event, longAgo, match, player, world, type Docs } from '../documents';
import { apply, openStore, outcomes } from '../support';

const store = openStore('demo-apply-pages');
beforeEach(() => store.empty());
afterAll(() => store.close());

const rename = (name: string, base: string, rest = {}) =>
  delta('player', 'p1', 'name', name, { base, ...rest });

/** Matches of Ann, every other one on the second side. */
const matches = (count: number): Docs =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `match/m${at}`,
      at % 2 === 0
        ? match({ order: at })
        : match({ order: at, player1: { id: 'p2', name: 'Bea' }, player2: { id: 'p1', name: 'Ann' } }),
    ]),
  );

async function namesOfAnn(): Promise<ReadonlySet<unknown>> {
  const { docs } = await store.db.collection('match').get();
  return new Set(
    docs.flatMap((doc) =>
      ['player1', 'player2'].filter((side) => doc.get(side).id === 'p1').map((side) => doc.get(side).name),
    ),
  );
}

test('the name of a player with 2,000 matches is changed in all of them, by pages, within the time of one call', async () => {
  await store.put({ ...world, ...matches(2000), 'delta/d': rename('Anna', 'Ann') });
  let transactions = 0;
  const start = Date.now();
  const results = await apply(store, ['d'], {
    transact: (body) => {
      transactions += 1;
      return store.db.runTransaction(body);
    },
  });
  expect(Date.now() - start).toBeLessThan(60_000);
  expect(outcomes(results)).toEqual(['applied']);
  expect(transactions).toBe(7);
  expect(await namesOfAnn()).toEqual(new Set(['Anna']));
  const stored = await store.get('delta/d');
  expect(stored).toMatchObject({ status: 'applied', before: 'Ann', decidedBy: 'moderator' });
  expect(stored).not.toHaveProperty('applying');
});

test('a new date of an event with many matches goes by pages too', async () => {
  await store.put({
    ...world,
    ...matches(30),
    'delta/d': delta('event', 'e', 'date', '2020-05-05', { base: '2020-02-02' }),
  });
  expect(outcomes(await apply(store, ['d'], { writesPerTransaction: 10 }))).toEqual(['applied']);
  const { docs } = await store.db.collection('match').get();
  expect(new Set(docs.map((doc) => doc.get('event').date))).toEqual(new Set(['2020-05-05']));
});

test('while pages go on, the delta is new and says how far it is; the record has its new value and it its old one', async () => {
  await store.put({ ...world, ...matches(30), 'delta/d': rename('Anna', 'Ann') });
  const server = dyingTransactions(store.db, { commit: 2, when: 'after' });
  await expect(apply(store, ['d'], { ...server, writesPerTransaction: 10 })).rejects.toThrow();
  expect(await store.get('delta/d')).toMatchObject({
    status: 'new',
    before: 'Ann',
    applying: { cursor: 'm14' },
  });
  expect(await store.get('player/p1')).toMatchObject({ name: 'Anna' });
});

const crashes = [1, 2, 3, 4, 5].flatMap((commit) => [
  { commit, when: 'before' as const },
  { commit, when: 'after' as const },
]);
test.each(crashes)(
  'killed $when transaction $commit, the next call finishes what this one began',
  async (at) => {
    await store.put({ ...world, ...matches(30), 'delta/d': rename('Anna', 'Ann') });
    const server = dyingTransactions(store.db, at);
    await expect(apply(store, ['d'], { ...server, writesPerTransaction: 10 })).rejects.toThrow();
    const again = await apply(store, ['d'], { writesPerTransaction: 10 });
    expect(outcomes(again)).toEqual([at.commit === 5 && at.when === 'after' ? 'already-applied' : 'applied']);
    expect(await namesOfAnn()).toEqual(new Set(['Anna']));
    expect(await store.get('delta/d')).toMatchObject({ status: 'applied', before: 'Ann' });
    expect(await store.get('delta/d')).not.toHaveProperty('applying');
  },
);

test('a call that runs out of time says so, and the next one goes on', async () => {
  await store.put({
    ...world,
    ...matches(30),
    'delta/d': rename('Anna', 'Ann'),
    'delta/e': delta('event', 'e', 'name', 'N', { base: 'East vs West' }),
  });
  let left = 2;
  const hasTime = () => (left -= 1) >= 0;
  await expect(apply(store, ['d', 'e'], { hasTime, writesPerTransaction: 10 })).rejects.toMatchObject({
    code: 4,
  });
  await apply(store, ['d', 'e'], { writesPerTransaction: 10 });
  expect(await namesOfAnn()).toEqual(new Set(['Anna']));
  expect(await store.get('event/e')).toMatchObject({ name: 'N' });
});

test('a name changed again between two pages of a change ends as the later name everywhere', async () => {
  await store.put({
    ...world,
    ...matches(30),
    'delta/a': rename('Anna', 'Ann'),
    'delta/b': rename('Anne', 'Anna', { author: 'other' }),
  });
  const server = dyingTransactions(store.db, { commit: 3, when: 'before' });
  await expect(apply(store, ['a'], { ...server, writesPerTransaction: 10 })).rejects.toThrow();
  expect(outcomes(await apply(store, ['b'], { writesPerTransaction: 10 }))).toEqual(['applied']);
  expect(outcomes(await apply(store, ['a'], { writesPerTransaction: 10 }))).toEqual(['applied']);
  expect(await store.get('player/p1')).toMatchObject({ name: 'Anne' });
  expect(await namesOfAnn()).toEqual(new Set(['Anne']));
});

test('an older proposal that is being applied is not rejected by a newer one', async () => {
  await store.put({
    ...world,
    ...matches(30),
    'delta/a': rename('Anna', 'Ann', { timestamp: longAgo }),
    'delta/b': rename('Anne', 'Anna', { timestamp: event()['created'] }),
  });
  const server = dyingTransactions(store.db, { commit: 2, when: 'after' });
  await expect(apply(store, ['a'], { ...server, writesPerTransaction: 10 })).rejects.toThrow();
  expect(outcomes(await apply(store, ['b'], { writesPerTransaction: 10 }))).toEqual(['applied']);
  expect(await store.get('delta/a')).toMatchObject({ status: 'new' });
  expect(outcomes(await apply(store, ['a'], { writesPerTransaction: 10 }))).toEqual(['applied']);
});

test('a record deleted between two pages ends the application', async () => {
  await store.put({ ...world, ...matches(30), 'delta/d': rename('Anna', 'Ann') });
  const server = dyingTransactions(store.db, { commit: 2, when: 'after' });
  await expect(apply(store, ['d'], { ...server, writesPerTransaction: 10 })).rejects.toThrow();
  await store.put({ 'player/p1': player('Anna', { deleted: true }) });
  expect(outcomes(await apply(store, ['d'], { writesPerTransaction: 10 }))).toEqual(['applied']);
  expect(await store.get('player/p1')).toEqual(player('Anna', { deleted: true }));
});
