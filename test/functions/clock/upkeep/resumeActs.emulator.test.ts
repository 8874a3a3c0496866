import type { ActAsked } from '@/model/acts/acts';
import { pacePerMinute } from '@/model/acts/pace';
import { builtInSports } from '@/model/sports';
import type { HandlerServices } from '../../../../functions/src/write/acts/act';
import { finishAct } from '../../../../functions/src/finishAct';
import { abandonedAfterMs } from '../../../../functions/src/clock/upkeep/resumeApplications';
import { resumeActs } from '../../../../functions/src/clock/upkeep/resumeActs';
import { actOn, card, deleteEvent, entriesOf, restore } from '../../write/acts/actSupport';
import { killed, killedActs, undisturbed } from '../../write/acts/actCrashes';
import { dyingTransactions } from '../../crashes';
import { delta, longAgo, player, world } from '../../documents';
import { fakeAccounts } from '../../serverWorld';
import { openStore, type TestStore } from '../../support';

const [clean, store] = [openStore('demo-resume-acts-clean'), openStore('demo-resume-acts')];
beforeEach(() => store.empty());
afterAll(() => Promise.all([clean, store].map((each) => each.close())));
jest.setTimeout(60_000);

const accounts = () =>
  fakeAccounts(
    { uid: 'ed', email: 'ed@example.com', claims: {} },
    { uid: 'vic', email: 'vic@example.com', claims: {} },
  );
const failures: string[] = [];
beforeEach(() => failures.splice(0));

const resume = (over: Partial<HandlerServices> = {}, { db }: TestStore = store) =>
  resumeActs({
    db,
    auth: accounts().auth,
    knownSports: async () => builtInSports,
    transact: (body) => db.runTransaction(body, { maxAttempts: 12 }),
    hasTime: () => true,
    now: () => Date.now() + abandonedAfterMs,
    finishAct,
    failed: (id) => failures.push(id),
    ...over,
  });

/** The process dies once the act's entry is open. */
async function begin(asked: ActAsked, over: Partial<HandlerServices> = {}): Promise<void> {
  // The deletion of an event first looks whether it has to wait for objections.
  const commit = asked.kind === 'deleteRecord' && asked.collection === 'event' ? 2 : 1;
  const server = dyingTransactions(store.db, { commit, when: 'after' });
  await actOn(store, asked, { action: 'a', ...over, transact: server.transact }).catch((error: unknown) => {
    if (!server.isDead()) throw error;
  });
  expect(server.isDead()).toBe(true);
  expect(await entry()).toMatchObject({ done: false });
}
const entry = async () => (await entriesOf(store))['a'];

test.each(killedActs)('%s, killed half way, is finished without anybody asking again', async (_, acts) => {
  const expected = { died: true, stored: await undisturbed(clean, acts) };
  const finish = async () => {
    expect(await resume()).toMatchObject({ finished: 1, failed: 0, complete: true });
    expect(await resume()).toMatchObject({ finished: 0 });
  };
  expect(await killed(store, acts, { commit: 2, when: 'after' }, finish)).toEqual(expected);
});

const rude = delta('player', 'p1', 'name', 'Rude', {
  ...{ base: 'Ann', before: 'Ann', author: 'ed', status: 'applied', decidedBy: 'eve', decidedAt: longAgo },
});
const ban: ActAsked = {
  ...{ kind: 'ban', uid: 'ed', openDeltas: 'reject', appliedDeltas: 'revert', reason: 'Spam' },
};

test('a ban rejects and proposes what it promised', async () => {
  await store.put({
    ...{ ...world, 'player/p1': player('Rude'), 'delta/rude': rude },
    'delta/open': delta('event', 'e', 'name', 'Bad', { author: 'ed' }),
  });
  await begin(ban, { auth: accounts().auth });
  expect(await resume()).toMatchObject({ finished: 1 });
  expect(await store.get('delta/open')).toMatchObject({ status: 'rejected', decidedBy: 'mod' });
  expect(await entry()).toMatchObject({ proposals: 1, proposed: 1, done: true });
  expect(await entry()).not.toHaveProperty('asked');
});

test('a revert takes effect, as its moderator', async () => {
  await store.put({ ...world, 'player/p1': player('Rude'), 'delta/rude': rude });
  await begin({ kind: 'revert', deltas: ['rude'], note: 'Spam' });
  expect(await resume()).toMatchObject({ finished: 1 });
  expect(await store.get('player/p1')).toMatchObject({ name: 'Ann' });
  expect(await store.get('delta/rude')).toMatchObject({ reverted: { by: 'mod' } });
  expect(await entry()).toMatchObject({ reverted: 1, done: true });
});

test('a role is given to the account that was meant, whose address is in no log', async () => {
  const { auth, claimsOf } = accounts();
  const dying = { ...auth, setCustomUserClaims: () => Promise.reject(new Error('killed')) };
  const asked: ActAsked = { kind: 'grantRole', email: 'vic@example.com', uid: 'vic' };
  await expect(actOn(store, asked, { action: 'a', auth: dying })).rejects.toThrow('killed');
  expect(JSON.stringify(await entriesOf(store))).not.toContain('example.com');
  expect(await resume({ auth })).toMatchObject({ finished: 1 });
  expect(claimsOf('vic')).toEqual({ moderator: true });
  expect(await entry()).toMatchObject({ role: 'moderator', done: true });
});

test('what trust should learn of an act is noted by the schedule when the process died before', async () => {
  await store.put({
    ...world,
    'player/made': player('New'),
    'delta/made': delta(
      'player',
      '',
      '',
      { name: 'New' },
      {
        ...{ author: 'ed', status: 'applied', decidedBy: 'eve', decidedAt: longAgo, before: null },
      },
    ),
  });
  const asked: ActAsked = { kind: 'deleteRecord', collection: 'player', id: 'made' };
  await begin(asked);
  await resume();
  const noted = await store.db.collectionGroup('act').get();
  expect(noted.docs.map((doc) => doc.get('what') as unknown)).toEqual(['reverted']);
});

test('an act that may still be under way is left to its call', async () => {
  await store.put(card);
  await begin(deleteEvent());
  expect(await resume({ now: Date.now })).toEqual({ finished: 0, failed: 0, complete: true });
  expect(await entry()).toMatchObject({ done: false });
});

test('an act that was restored half way stays restored', async () => {
  await store.put(card);
  await begin(deleteEvent());
  await actOn(store, restore('a'), { action: 'b', by: 'eve' });
  expect(await resume()).toMatchObject({ failed: 0 });
  expect(await store.get('event/e')).toMatchObject({ deleted: false });
  expect(await entry()).not.toHaveProperty('asked');
});

test('an act that is refused by now is given up, and one that fails is tried again', async () => {
  await store.put(world);
  await begin(ban, { auth: accounts().auth });
  const dead = { ...accounts().auth, getUser: () => Promise.reject(new Error('no answer')) };
  for (const _ of ['first', 'second']) expect(await resume({ auth: dead })).toMatchObject({ failed: 1 });
  const { auth } = fakeAccounts({ uid: 'ed', email: 'ed@example.com', claims: { moderator: true } });
  expect(await resume({ auth })).toMatchObject({ failed: 1 });
  expect(failures).toEqual(['a', 'a', 'a']);
  expect(await resume({ auth })).toEqual({ finished: 0, failed: 0, complete: true });
});

test('a withholding keeps no payload: it would store the name', async () => {
  await store.put(card);
  await actOn(
    store,
    { kind: 'withhold', players: ['p1'], names: ['Ann'] },
    {
      ...{ action: 'a', pace: pacePerMinute.admin },
    },
  );
  expect(JSON.stringify(await entriesOf(store))).not.toContain('Ann');
});
