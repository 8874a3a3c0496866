import { Timestamp } from 'firebase-admin/firestore';
import {
  abandonedAfterMs,
  resumeApplications,
  type ResumeServices,
} from '../../../functions/src/upkeep/resumeApplications';
import { longAgo, match, player, rename, world, type Docs } from '../documents';
import { apply, openStore, outcomes, refresh } from '../support';
import { builtInSports } from '@/model/sports';

const store = openStore('demo-resume');
beforeEach(() => store.empty());
afterAll(() => store.close());

const count = 30;
const matches: Docs = Object.fromEntries(
  Array.from({ length: count }, (_, at) => [`match/m${at}`, match({ order: at })]),
);

/** The state that an earlier version left when it was killed after some of the copies. */
const begun = { applying: { cursor: 'm14' }, before: 'Ann', decidedBy: 'mod' };
const halfApplied: Docs = {
  ...world,
  ...matches,
  'player/p1': player('Anna'),
  'match/m0': match({ player1: { id: 'p1', name: 'Anna' } }),
  'delta/d': rename('Anna', 'Ann', begun),
};

const resume = (over: Partial<ResumeServices> = {}) =>
  resumeApplications({
    db: store.db,
    sports: builtInSports,
    transact: (body) => store.db.runTransaction(body, { maxAttempts: 12 }),
    log: () => {},
    hasTime: () => true,
    now: () => Date.now() + abandonedAfterMs,
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

test('what an earlier version left half applied is finished without anybody asking, as its moderator decided', async () => {
  await store.put(halfApplied);
  const logged: unknown[] = [];
  expect(await resume({ log: (result) => logged.push(result) })).toEqual({
    finished: 1,
    failed: 0,
    complete: true,
  });
  const stored = await store.get('delta/d');
  expect(stored).toMatchObject({ status: 'applied', before: 'Ann', decidedBy: 'mod' });
  expect(stored).not.toHaveProperty('applying');
  expect(logged).toEqual([{ id: 'd', outcome: 'applied' }]);
  expect(await resume()).toEqual({ finished: 0, failed: 0, complete: true });
  expect(Object.keys(await copies()).sort()).toEqual(['Ann', 'Anna']);
  await refresh(store);
  expect(await copies()).toEqual({ Anna: count + 1 });
});

test('an application that may still be under way is left to its call', async () => {
  await store.put(halfApplied);
  expect(await resume({ now: Date.now })).toEqual({ finished: 0, failed: 0, complete: true });
  expect(await store.get('delta/d')).toMatchObject({ status: 'new', applying: {} });
});

test('nothing is begun: a proposal that no moderator has taken up stays new', async () => {
  await store.put({ ...world, 'delta/d': rename('Anna', 'Ann') });
  expect(await resume()).toEqual({ finished: 0, failed: 0, complete: true });
  expect(await store.get('delta/d')).toEqual(rename('Anna', 'Ann'));
});

test('a moderator who tries again finishes it too, also beside a run', async () => {
  await store.put(halfApplied);
  const [done, again, twice] = await Promise.all([resume(), apply(store, ['d']), resume()]);
  expect(done.failed + twice.failed).toBe(0);
  expect(['applied', 'already-applied']).toContain(outcomes(again)[0]);
  await refresh(store);
  expect(await copies()).toEqual({ Anna: count + 1 });
  expect(await store.get('delta/d')).toMatchObject({ status: 'applied', decidedBy: 'mod' });
});

test('a name that was changed again before it was finished stays the later name everywhere', async () => {
  await store.put({ ...halfApplied, 'delta/later': rename('Anne', 'Anna', { author: 'other' }) });
  expect(outcomes(await apply(store, ['later', 'd']))).toEqual(['applied', 'applied']);
  await refresh(store);
  expect(await copies()).toEqual({ Anne: count + 1 });
});

test('one that is half applied is not rejected by a newer one of its author', async () => {
  const at = Timestamp.fromMillis(longAgo.toMillis() + 1);
  await store.put({ ...halfApplied, 'delta/later': rename('Anne', 'Anna', { timestamp: at }) });
  expect(outcomes(await apply(store, ['later']))).toEqual(['applied']);
  expect(await store.get('delta/d')).toMatchObject({ status: 'new' });
});

test('a run that is out of time is gone on with by the next', async () => {
  await store.put(halfApplied);
  let left = 1;
  const first = await resume({ hasTime: () => (left -= 1) >= 0 });
  expect(first).toEqual({ finished: 0, failed: 0, complete: false });
  expect(await store.get('delta/d')).toMatchObject({ status: 'new' });
  expect(await resume()).toEqual({ finished: 1, failed: 0, complete: true });
});

test('one that cannot be read keeps a problem for the moderators and stops no other, page after page', async () => {
  const others = Array.from({ length: 5 }, (_, at) => `x${at}`);
  await store.put({
    ...halfApplied,
    'delta/d': rename('Anna', 'Ann', { ...begun, field: 'shoeSize' }),
    ...Object.fromEntries(
      others.map((id) => [`delta/${id}`, rename('Anna', 'Ann', { ...begun, author: id })]),
    ),
  });
  expect(await resume({ pageSize: 2 })).toEqual({ finished: 5, failed: 1, complete: true });
  expect(await store.get('delta/d')).toMatchObject({ status: 'new', problem: expect.any(String) });
});

test('a store that does not answer fails the run, so that it is seen', async () => {
  await store.put(halfApplied);
  const away = Object.assign(new Error('away'), { code: 14 });
  await expect(resume({ transact: () => Promise.reject(away) })).rejects.toBe(away);
});
