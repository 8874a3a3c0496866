import {
  abandonedAfterMs,
  resumeApplications,
  type ResumeServices,
} from '../../../functions/src/upkeep/resumeApplications';
import { dyingTransactions } from '../crashes';
import { longAgo, match, player, rename, world, type Docs } from '../documents';
import { apply, openStore, outcomes } from '../support';
import { builtInSports } from '@/model/sports';

const store = openStore('demo-resume');
beforeEach(() => store.empty());
afterAll(() => store.close());

const count = 30;
const matches: Docs = Object.fromEntries(
  Array.from({ length: count }, (_, at) => [`match/m${at}`, match({ order: at })]),
);
const pages = { writesPerTransaction: 10 };

/** A moderator's call that is killed when some of the copies are made. */
async function killedCall(id = 'd'): Promise<void> {
  const server = dyingTransactions(store.db, { commit: 2, when: 'after' });
  await expect(apply(store, [id], { ...server, ...pages })).rejects.toThrow();
}

const resume = (over: Partial<ResumeServices> = {}) =>
  resumeApplications({
    db: store.db,
    sports: builtInSports,
    transact: (body) => store.db.runTransaction(body, { maxAttempts: 12 }),
    log: () => {},
    hasTime: () => true,
    now: () => Date.now() + abandonedAfterMs,
    ...pages,
    ...over,
  });

async function copies(): Promise<Readonly<Record<string, number>>> {
  const { docs } = await store.db.collection('match').get();
  const named: Record<string, number> = {};
  for (const doc of docs) {
    const name = String(doc.get('player1.name'));
    named[name] = (named[name] ?? 0) + 1;
  }
  return named;
}

test('what a killed call left half applied is finished without anybody asking, as its moderator decided', async () => {
  await store.put({ ...world, ...matches, 'delta/d': rename('Anna', 'Ann') });
  await killedCall();
  expect(Object.keys(await copies()).sort()).toEqual(['Ann', 'Anna']);
  const logged: unknown[] = [];
  expect(await resume({ log: (result) => logged.push(result) })).toEqual({
    finished: 1,
    failed: 0,
    complete: true,
  });
  expect(await copies()).toEqual({ Anna: count + 1 });
  const stored = await store.get('delta/d');
  expect(stored).toMatchObject({ status: 'applied', before: 'Ann', decidedBy: 'moderator' });
  expect(stored).not.toHaveProperty('applying');
  expect(logged).toEqual([{ id: 'd', outcome: 'applied' }]);
  expect(await resume()).toEqual({ finished: 0, failed: 0, complete: true });
});

test('an application that may still be under way is left to its call', async () => {
  await store.put({ ...world, ...matches, 'delta/d': rename('Anna', 'Ann') });
  await killedCall();
  expect(await resume({ now: Date.now })).toEqual({ finished: 0, failed: 0, complete: true });
  expect(await store.get('delta/d')).toMatchObject({ status: 'new', applying: {} });
});

test('nothing is begun: a proposal that no moderator has taken up stays new', async () => {
  await store.put({ ...world, 'delta/d': rename('Anna', 'Ann') });
  expect(await resume()).toEqual({ finished: 0, failed: 0, complete: true });
  expect(await store.get('delta/d')).toEqual(rename('Anna', 'Ann'));
});

test('beside the call of a moderator who tries again, each helps the other', async () => {
  await store.put({ ...world, ...matches, 'delta/d': rename('Anna', 'Ann') });
  await killedCall();
  const [done, again, twice] = await Promise.all([resume(), apply(store, ['d'], pages), resume()]);
  expect(done.failed + twice.failed).toBe(0);
  expect(['applied', 'already-applied']).toContain(outcomes(again)[0]);
  expect(await copies()).toEqual({ Anna: count + 1 });
  expect(await store.get('delta/d')).toMatchObject({ status: 'applied' });
});

test('a run that is out of time is gone on with by the next', async () => {
  await store.put({ ...world, ...matches, 'delta/d': rename('Anna', 'Ann') });
  await killedCall();
  let left = 3;
  const first = await resume({ hasTime: () => (left -= 1) >= 0 });
  expect(first).toEqual({ finished: 0, failed: 0, complete: false });
  expect(await store.get('delta/d')).toMatchObject({ status: 'new' });
  expect(await resume()).toEqual({ finished: 1, failed: 0, complete: true });
});

test('one that cannot be finished keeps a problem for the moderators and stops no other, page after page', async () => {
  const begun = { applying: { cursor: '' }, before: 'Ann', decidedBy: 'moderator' };
  const others = Array.from({ length: 5 }, (_, at) => `x${at}`);
  await store.put({
    ...world,
    'player/p1': player('Anna'),
    'match/broken': { updatedAt: longAgo },
    'delta/broken': rename('Anna', 'Ann', { ...begun, docId: 'broken', collection: 'match' }),
    ...Object.fromEntries(
      others.map((id) => [`delta/${id}`, rename('Anna', 'Ann', { ...begun, author: id })]),
    ),
  });
  expect(await resume({ pageSize: 2 })).toEqual({ finished: 5, failed: 1, complete: true });
  expect(await store.get('delta/broken')).toMatchObject({ status: 'new', problem: expect.any(String) });
  expect(await copies()).toMatchObject({ Anna: 1 });
});

test('a store that does not answer fails the run, so that it is seen', async () => {
  await store.put({ ...world, ...matches, 'delta/d': rename('Anna', 'Ann') });
  await killedCall();
  const away = Object.assign(new Error('away'), { code: 14 });
  await expect(resume({ transact: () => Promise.reject(away) })).rejects.toBe(away);
});
