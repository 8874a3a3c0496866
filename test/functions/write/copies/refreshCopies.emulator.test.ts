import type { Transaction } from 'firebase-admin/firestore';
import { dyingTransactions } from '../../crashes';
import { delta, match, newMatch, player, rename, world, type Docs } from '../../documents';
import { apply, openStore, outcomes, refresh } from '../../support';

const store = openStore('demo-refresh-copies');
beforeEach(() => store.empty());
afterAll(() => store.close());

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

const pages = { pageSize: 10 };
const note = 'staleCopies/player_p1';

function counting() {
  let transactions = 0;
  return {
    count: () => transactions,
    transact: <T>(body: (tx: Transaction) => Promise<T>): Promise<T> => {
      transactions += 1;
      return store.db.runTransaction(body);
    },
  };
}

test('applying a name writes the record alone, in one transaction, and leaves a note that its copies are stale', async () => {
  await store.put({ ...world, ...matches(30), 'delta/d': rename('Anna', 'Ann') });
  const { transact, count } = counting();
  expect(outcomes(await apply(store, ['d'], { transact }))).toEqual(['applied']);
  expect(count()).toBe(1);
  expect(await store.get('delta/d')).toMatchObject({
    status: 'applied',
    before: 'Ann',
    decidedBy: 'moderator',
  });
  expect(await store.get('player/p1')).toMatchObject({ name: 'Anna' });
  expect(await store.get(note)).toMatchObject({ collection: 'player', id: 'p1', cursor: '' });
  expect(await namesOfAnn()).toEqual(new Set(['Ann']));
});

test('what changes nothing that matches copy, or nothing at all, leaves no note', async () => {
  await store.put({
    ...world,
    'delta/city': delta('player', 'p1', 'city', 'Riga'),
    'delta/same': rename('Ann', 'Ann'),
    'delta/event': delta('event', 'e', 'name', 'N', { base: 'East vs West' }),
  });
  expect(outcomes(await apply(store, ['city', 'same', 'event']))).toEqual(['applied', 'applied', 'applied']);
  expect((await store.db.collection('staleCopies').get()).size).toBe(0);
});

test('a name in 2,000 matches is refreshed in all of them within a minute, and the note is gone', async () => {
  await store.put({ ...world, ...matches(2000), 'delta/d': rename('Anna', 'Ann') });
  await apply(store, ['d']);
  const { transact, count } = counting();
  const start = Date.now();
  expect(await refresh(store, { transact })).toEqual({ done: 1, failed: 0, complete: true });
  expect(Date.now() - start).toBeLessThan(60_000);
  expect(count()).toBe(21);
  expect(await namesOfAnn()).toEqual(new Set(['Anna']));
  expect(await store.get(note)).toBeUndefined();
});

test('a new date of an event with many matches goes by pages too', async () => {
  await store.put({
    ...world,
    ...matches(30),
    'delta/d': delta('event', 'e', 'date', '2020-05-05', { base: '2020-02-02' }),
  });
  await apply(store, ['d']);
  await refresh(store, pages);
  const { docs } = await store.db.collection('match').get();
  expect(new Set(docs.map((doc) => doc.get('event').date))).toEqual(new Set(['2020-05-05']));
});

const crashes = [1, 2, 3, 4].flatMap((commit) => [
  { commit, when: 'before' as const },
  { commit, when: 'after' as const },
]);
test.each(crashes)('killed $when transaction $commit of the job, the next one does the rest', async (at) => {
  await store.put({ ...world, ...matches(30), 'delta/d': rename('Anna', 'Ann') });
  await apply(store, ['d']);
  const job = dyingTransactions(store.db, at);
  await expect(refresh(store, { ...job, ...pages })).rejects.toThrow();
  const { transact, count } = counting();
  await refresh(store, { transact, ...pages });
  expect(count()).toBe(at.when === 'after' ? 4 - at.commit : 5 - at.commit);
  expect(await namesOfAnn()).toEqual(new Set(['Anna']));
  expect(await store.get(note)).toBeUndefined();
});

test.each(['before', 'after'] as const)(
  'killed %s its one transaction, an application leaves all of it or nothing',
  async (when) => {
    await store.put({ ...world, ...matches(3), 'delta/d': rename('Anna', 'Ann') });
    const server = dyingTransactions(store.db, { commit: 1, when });
    await expect(apply(store, ['d'], server)).rejects.toThrow();
    const happened = when === 'after';
    expect(await store.get('delta/d')).toMatchObject({ status: happened ? 'applied' : 'new' });
    expect(await store.get('player/p1')).toMatchObject({ name: happened ? 'Anna' : 'Ann' });
    expect((await store.get(note)) !== undefined).toBe(happened);
  },
);

test('a job that runs out of time says so, and the next one goes on', async () => {
  await store.put({ ...world, ...matches(30), 'delta/d': rename('Anna', 'Ann') });
  await apply(store, ['d']);
  let left = 2;
  const hasTime = () => (left -= 1) >= 0;
  expect(await refresh(store, { hasTime, ...pages })).toEqual({ done: 0, failed: 0, complete: false });
  expect(await namesOfAnn()).toEqual(new Set(['Ann', 'Anna']));
  expect(await refresh(store, pages)).toEqual({ done: 1, failed: 0, complete: true });
  expect(await namesOfAnn()).toEqual(new Set(['Anna']));
});

test.each([1, 2, 3, 4])(
  'a name changed again after page %d ends as the later name everywhere, in the same job',
  async (page) => {
    await store.put({
      ...world,
      ...matches(30),
      'delta/a': rename('Anna', 'Ann'),
      'delta/b': rename('Anne', 'Anna', { author: 'other' }),
    });
    await apply(store, ['a']);
    let pagesDone = 0;
    await refresh(store, {
      ...pages,
      transact: async (body) => {
        const result = await store.db.runTransaction(body);
        if ((pagesDone += 1) === page) await apply(store, ['b']);
        return result;
      },
    });
    await refresh(store, pages);
    expect(await namesOfAnn()).toEqual(new Set(['Anne']));
    expect(await store.get(note)).toBeUndefined();
  },
);

test('several jobs and several changes at once end with the last name everywhere', async () => {
  const names = ['Anna', 'Anne', 'Annie', 'Anita'];
  await store.put({ ...world, ...matches(30) });
  const jobs: Promise<unknown>[] = [];
  for (const [at, name] of names.entries()) {
    await store.put({ [`delta/d${at}`]: rename(name, names[at - 1] ?? 'Ann', { author: name }) });
    expect(outcomes(await apply(store, [`d${at}`]))).toEqual(['applied']);
    jobs.push(refresh(store, pages));
  }
  await Promise.all(jobs);
  await refresh(store, pages);
  expect(await namesOfAnn()).toEqual(new Set(['Anita']));
});

test('a match made while the job goes on has the new name at once', async () => {
  await store.put({
    ...world,
    ...matches(12),
    'delta/d': rename('Anna', 'Ann'),
    'delta/n': newMatch(),
  });
  await apply(store, ['d', 'n']);
  expect(await store.get('match/n')).toMatchObject({ player1: { name: 'Anna' } });
});

test('a record that is deleted meanwhile ends the work', async () => {
  await store.put({ ...world, ...matches(30), 'delta/d': rename('Anna', 'Ann') });
  await apply(store, ['d']);
  await store.put({ 'player/p1': player('Anna', { deleted: true }) });
  expect(await refresh(store, pages)).toEqual({ done: 1, failed: 0, complete: true });
  expect(await store.get(note)).toBeUndefined();
});

test('work that fails is told and stops no other', async () => {
  await store.put({ ...world, 'staleCopies/broken': { cursor: 1 }, 'delta/d': rename('Anna', 'Ann') });
  await apply(store, ['d']);
  const failed: string[] = [];
  expect(await refresh(store, { failed: (id) => failed.push(id) })).toEqual({
    done: 1,
    failed: 1,
    complete: true,
  });
  expect(failed).toEqual(['broken']);
  expect(await namesOfAnn()).toEqual(new Set(['Anna']));
});
