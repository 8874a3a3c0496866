import { Timestamp } from 'firebase-admin/firestore';
import { quotaGates, quotaLimits } from '@/model/quota';
import { quotaNews } from '../../../functions/src/quota/authorWrites';
import { createQuotaKeeper } from '../../../functions/src/quota/quotaKeeper';
import { delta } from '../documents';
import { openStore } from '../support';

const store = openStore('demo-quota');
beforeEach(() => store.empty());
afterAll(() => store.close());

/** Within the minute in which the writes of these tests happen. */
const now = () => 2_000;

const at = (ms: number) => Timestamp.fromMillis(ms);
const proposal = (ms: number, rest = {}) =>
  delta('player', 'p1', 'name', 'Anna', { author: 'ed', timestamp: at(ms), ...rest });

describe('what a change of a delta means', () => {
  test.each([
    ['a new proposal is a write', undefined, proposal(1), [{ delta: 'd', at: 1 }]],
    ['an overwritten one is a write', proposal(1), proposal(2), [{ delta: 'd', at: 2 }]],
    ['a rejection changes how many are open', proposal(1), proposal(1, { status: 'rejected' }), []],
    ['so does a withdrawal', proposal(1), undefined, []],
  ])('%s', (_, before, after, writes) => {
    expect(quotaNews('d', before, after)).toEqual({ uid: 'ed', writes });
  });

  test.each([
    ['a problem', proposal(1), proposal(1, { problem: 'conflict' })],
    ['the deletion of a decided one', proposal(1, { status: 'rejected' }), undefined],
    ['one without an author', undefined, proposal(1, { author: 7 })],
  ])('%s means nothing', (_, before, after) => {
    expect(quotaNews('d', before, after)).toBeUndefined();
  });
});

test('a burst through several instances at once leaves the right numbers', async () => {
  const count = quotaLimits.writes + 15;
  const docs = Object.fromEntries(Array.from({ length: count }, (_, n) => [`d${n}`, proposal(1_000 + n)]));
  const keepers = [createQuotaKeeper(store.db, now), createQuotaKeeper(store.db, now)];
  const entries = Object.entries(docs);
  await Promise.all(
    entries.map(async ([id, doc], n) => {
      await store.db.doc(`delta/${id}`).set(doc);
      const news = quotaNews(id, undefined, doc);
      // Each is delivered twice, to both.
      if (news) await Promise.all(keepers.map((keep) => keep(news)));
      return n;
    }),
  );
  const quota = await store.get('quota/ed');
  expect(quota?.['open']).toBe(count);
  expect(quota?.['busyUntil'].toMillis()).toBe(1_000 + 15 + quotaLimits.windowMs);
});

test('a decision lowers the number of open ones', async () => {
  const keep = createQuotaKeeper(store.db, now);
  await store.put({ 'delta/a': proposal(1), 'delta/b': proposal(2) });
  await keep({ uid: 'ed', writes: [] });
  expect(await store.get('quota/ed')).toMatchObject({ open: 2 });
  await store.put({ 'delta/a': proposal(1, { status: 'rejected' }) });
  await keep({ uid: 'ed', writes: [] });
  expect(await store.get('quota/ed')).toMatchObject({ open: 1 });
});

/** What the rules read, gate by gate. */
const gates = async () => {
  const { docs } = await store.db.collection('quota/ed/gate').orderBy('__name__').get();
  return docs.map((doc) => ({
    id: doc.id,
    full: doc.get('full'),
    busyUntil: doc.get('busyUntil').toMillis(),
  }));
};
const everyGate = (gate: object) =>
  Array.from({ length: quotaGates }, (_, id) => ({ id: String(id), ...gate }));
const manyOpen = (count: number, status = 'new') =>
  store.put(
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`delta/o${n}`, proposal(n, { status })])),
  );
const fast = Array.from({ length: quotaLimits.writes }, (_, n) => ({ delta: `d${n}`, at: 1_000 + n }));

describe('the gates', () => {
  test('an author who was never over has none', async () => {
    await manyOpen(3);
    await createQuotaKeeper(store.db, now)({ uid: 'ed', writes: fast.slice(1) });
    expect(await gates()).toEqual([]);
  });

  test('all close when the author is too fast', async () => {
    await createQuotaKeeper(store.db, now)({ uid: 'ed', writes: fast });
    expect(await gates()).toEqual(everyGate({ full: false, busyUntil: 1_000 + quotaLimits.windowMs }));
  });

  test('they close although each write is heard of alone', async () => {
    const keep = createQuotaKeeper(store.db, now);
    await Promise.all(fast.map((write) => keep({ uid: 'ed', writes: [write] })));
    expect(await gates()).toEqual(everyGate({ full: false, busyUntil: 1_000 + quotaLimits.windowMs }));
  });

  test('what passed long ago closes none', async () => {
    const later = () => 1_000 + quotaLimits.windowMs;
    await createQuotaKeeper(store.db, later)({ uid: 'ed', writes: fast });
    expect(await gates()).toEqual([]);
  });

  test('they say when there are too many open ones, and when there are no longer', async () => {
    const keep = createQuotaKeeper(store.db, now);
    await manyOpen(quotaLimits.open);
    await keep({ uid: 'ed', writes: [] });
    expect(await gates()).toEqual(everyGate({ full: true, busyUntil: 0 }));
    await store.put({ 'delta/o0': proposal(0, { status: 'applied' }) });
    await keep({ uid: 'ed', writes: [] });
    expect(await gates()).toEqual(everyGate({ full: false, busyUntil: 0 }));
  });

  test('those that a process left behind when it died are put right by the next news', async () => {
    await store.put({
      'quota/ed': { open: 3, recent: [], busyUntil: at(0) },
      'quota/ed/gate/1': { full: true, busyUntil: at(0) },
    });
    await createQuotaKeeper(store.db, now)({ uid: 'ed', writes: [] });
    expect(await gates()).toEqual([{ id: '1', full: false, busyUntil: 0 }]);
  });
});

test('a deleted account gets no quota anew', async () => {
  await store.put({ 'gone/ed': { at: at(1) }, 'delta/a': proposal(1) });
  await createQuotaKeeper(store.db, now)({ uid: 'ed', writes: fast });
  expect(await store.get('quota/ed')).toBeUndefined();
  expect(await gates()).toEqual([]);
});
