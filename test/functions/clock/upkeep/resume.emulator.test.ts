import {
  abandonedAfterMs,
  resumeApplications,
  type ResumeServices,
} from '../../../../functions/src/clock/upkeep/resumeApplications';
import { dyingTransactions } from '../../crashes';
import { deletion, match, world, type Docs } from '../../documents';
import { apply, openStore, outcomes } from '../../support';
import { builtInSports } from '@/model/sports';

const store = openStore('demo-resume');
beforeEach(() => store.empty());
afterAll(() => store.close());

const count = 30;
const matches: Docs = Object.fromEntries(
  Array.from({ length: count }, (_, at) => [`match/m${at}`, match({ order: at })]),
);
const proposed: Docs = { ...world, ...matches, 'delta/d': deletion('event', 'e') };

/** A call has locked the proposal for the moderator `mod`, opened the entry of the act, and was killed. */
async function putHalfDone(docs: Docs = {}): Promise<void> {
  await store.put({ ...proposed, ...docs });
  const { transact, isDead } = dyingTransactions(store.db, { commit: 2, when: 'after' });
  await apply(store, ['d'], { transact, by: 'mod' }).catch((error: unknown) => {
    if (!isDead()) throw error;
  });
  expect(await store.get('delta/d')).toMatchObject({ status: 'new', applying: {} });
  expect(await live()).toBe(count + 1);
}

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

/** Matches that are not deleted. */
async function live(): Promise<number> {
  return (await store.db.collection('match').where('deleted', '==', false).get()).size;
}

test('what a call left half done is finished without anybody asking, as its moderator decided', async () => {
  await putHalfDone();
  const logged: unknown[] = [];
  expect(await resume({ log: (result) => logged.push(result) })).toEqual({
    finished: 1,
    failed: 0,
    complete: true,
  });
  const stored = await store.get('delta/d');
  expect(stored).toMatchObject({
    status: 'applied',
    before: { name: 'East vs West' },
    decidedBy: 'mod',
  });
  expect(stored).not.toHaveProperty('applying');
  expect(logged).toEqual([{ id: 'd', outcome: 'applied' }]);
  expect(await resume()).toEqual({ finished: 0, failed: 0, complete: true });
  expect(await live()).toBe(0);
  expect(await store.get('event/e')).toMatchObject({ deleted: true, deletedBy: 'mod', deletedIn: 'd' });
});

test('an application that may still be under way is left to its call', async () => {
  await putHalfDone();
  expect(await resume({ now: Date.now })).toEqual({ finished: 0, failed: 0, complete: true });
  expect(await store.get('delta/d')).toMatchObject({ status: 'new', applying: {} });
});

test('nothing is begun: a proposal that no moderator has taken up stays new', async () => {
  await store.put(proposed);
  expect(await resume()).toEqual({ finished: 0, failed: 0, complete: true });
  expect(await store.get('delta/d')).toEqual(deletion('event', 'e'));
});

test('a moderator who tries again finishes it too, also beside a run', async () => {
  await putHalfDone();
  const [done, again, twice] = await Promise.all([resume(), apply(store, ['d']), resume()]);
  expect(done.failed + twice.failed).toBe(0);
  expect(['applied', 'already-applied']).toContain(outcomes(again)[0]);
  expect(await live()).toBe(0);
  expect(await store.get('delta/d')).toMatchObject({ status: 'applied', decidedBy: 'mod' });
});

test('one that has begun is not rejected by another deletion of the record, whichever goes first', async () => {
  await putHalfDone({ 'delta/later': deletion('event', 'e', { author: 'other' }) });
  expect(outcomes(await apply(store, ['later']))).toEqual(['applied']);
  expect(await store.get('event/e')).toMatchObject({ deletedIn: 'later' });
  expect(await store.get('delta/d')).toMatchObject({ status: 'new', applying: {} });
  expect(await resume()).toEqual({ finished: 1, failed: 0, complete: true });
  expect(await store.get('delta/d')).toMatchObject({ status: 'applied', decidedBy: 'mod' });
});

test('a run that is out of time is gone on with by the next', async () => {
  await putHalfDone();
  let left = 1;
  const first = await resume({ hasTime: () => (left -= 1) >= 0 });
  expect(first).toEqual({ finished: 0, failed: 0, complete: false });
  expect(await store.get('delta/d')).toMatchObject({ status: 'new' });
  expect(await resume()).toEqual({ finished: 1, failed: 0, complete: true });
});

test('one that cannot be read keeps a problem for the moderators and stops no other, page after page', async () => {
  const begun = { applying: { cursor: '' }, decidedBy: 'mod' };
  await store.put({
    ...proposed,
    'delta/d': deletion('event', 'e', { ...begun, note: 5 }),
    ...Object.fromEntries(
      Array.from({ length: 5 }, (_, at) => [`delta/x${at}`, deletion('match', `m${at}`, begun)]),
    ),
  });
  expect(await resume({ pageSize: 2 })).toEqual({ finished: 5, failed: 1, complete: true });
  expect(await store.get('delta/d')).toMatchObject({ status: 'new', problem: expect.any(String) });
});

test('a store that does not answer fails the run, so that it is seen', async () => {
  await putHalfDone();
  const away = Object.assign(new Error('away'), { code: 14 });
  await expect(resume({ transact: () => Promise.reject(away) })).rejects.toBe(away);
});
