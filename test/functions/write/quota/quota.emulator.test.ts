import { Timestamp } from 'firebase-admin/firestore';
import { userId } from '@/model/ids';
import { defaultTrustSettings } from '@/model/trust/trustSettings';
import { readDelta } from '../../../../functions/src/base/documents';
import { handleDeltaWritten } from '../../../../functions/src/react/triggers/handleDeltaWritten';
import { noteReversion } from '../../../../functions/src/write/trust/note';
import { openChange } from '../../../../functions/src/write/quota/openChange';
import { needsRecount, recountOpen } from '../../../../functions/src/write/quota/recountOpen';
import { delta } from '../../documents';
import { actOn } from '../acts/actSupport';
import { createFakeSender } from '../../react/notifications/fakeSender';
import { openStore } from '../../support';

const store = openStore('demo-quota');
beforeEach(() => store.empty());
afterAll(() => store.close());

const at = (ms: number) => Timestamp.fromMillis(ms);
const proposal = (rest = {}) =>
  delta('player', 'p1', 'name', 'Anna', { author: 'ed', timestamp: at(1), ...rest });

describe('a change of a delta', () => {
  test.each([
    ['that makes it', undefined, proposal()],
    ['that rejects it', proposal(), proposal({ status: 'rejected' })],
    ['that withdraws it', proposal(), undefined],
  ])('%s changes how many are open', (_, before, after) => {
    expect(openChange({ before, after })).toBe('ed');
  });

  test.each([
    ['that overwrites it', proposal(), proposal({ timestamp: at(2) })],
    ['that names a problem', proposal(), proposal({ problem: 'conflict' })],
    ['that deletes a decided one', proposal({ status: 'rejected' }), undefined],
    ['that has no author', undefined, proposal({ author: 7 })],
  ])('%s changes nothing', (_, before, after) => {
    expect(openChange({ before, after })).toBeUndefined();
  });
});

const counted = { written: 7, slots: { 6: at(5) }, slot: '6', last: 'create/b', at: at(5) };

test('open proposals are counted, and nothing else of the quota changes', async () => {
  await store.put({
    'quota/ed': { open: 9, ...counted },
    'delta/a': proposal(),
    'delta/b': proposal(),
    'delta/c': proposal({ status: 'applied' }),
    'delta/d': proposal({ author: 'bo' }),
  });
  await recountOpen(store.db, 'ed');
  expect(await store.get('quota/ed')).toEqual({ open: 2, ...counted });
});

test.each([
  ['that its author has just made', counted, false],
  ['that came before another act', { ...counted, last: 'create/c' }, true],
  ['by which the quota began', { ...counted, written: 1 }, true],
  ['of an account that may do more', { ...counted, fastUntil: at(9) }, true],
])('a new proposal %s', async (_, quota, needs) => {
  await store.put({ 'quota/ed': { open: 1, ...quota } });
  expect(await needsRecount(store.db, 'ed', 'b')).toBe(needs);
  expect(await needsRecount(store.db, 'without', 'b')).toBe(false);
});

test('an account that begins its quota with many open ones is known to have them', async () => {
  await store.put({ 'quota/ed': { ...counted, open: 1, written: 1 } });
  await store.put(Object.fromEntries(Array.from({ length: 250 }, (_, n) => [`delta/o${n}`, proposal()])));
  await recountOpen(store.db, 'ed');
  expect(await store.get('quota/ed')).toMatchObject({ open: 250 });
});

test('where a moderator has given room for more, so many open proposals do not count until that ends, nor is it slow', async () => {
  await store.put({
    'quota/ed': { open: 0, ...counted },
    'trust/ed': { raised: { more: 100, until: at(50_000), by: 'mod' } },
    ...Object.fromEntries(Array.from({ length: 3 }, (_, n) => [`delta/o${n}`, proposal()])),
  });
  await recountOpen(store.db, 'ed', () => 49_999);
  expect(await store.get('quota/ed')).toEqual({ open: -97, ...counted, fastUntil: at(50_000) });
  await recountOpen(store.db, 'ed', () => 50_000);
  expect(await store.get('quota/ed')).toEqual({ open: 3, ...counted });
});

test('a moderator gives room for more and takes it back, beside the trust that is kept, and never their own', async () => {
  const kept = { trust: { kinds: {} }, version: 'v', latest: 1, moderators: 2 };
  await store.put({ 'quota/ed': { open: 1, ...counted }, 'trust/ed': kept, 'delta/a': proposal() });
  const raise = (more: number, uid = 'ed', until = 90_000) =>
    actOn(store, { kind: 'raiseLimit', uid, more, until }, { now: () => 1_000 });
  expect(await raise(1_000)).toEqual({ outcome: 'done' });
  expect(await store.get('trust/ed')).toEqual({
    ...kept,
    raised: { more: 1_000, until: at(90_000), by: 'mod' },
  });
  expect(await store.get('quota/ed')).toEqual({ ...counted, open: -999, fastUntil: at(90_000) });
  expect(await raise(1_000, 'ed', 40_000)).toEqual({ outcome: 'done' });
  expect(await store.get('quota/ed')).toEqual({ ...counted, open: -999, fastUntil: at(40_000) });
  expect(await raise(0)).toEqual({ outcome: 'done' });
  expect(await store.get('trust/ed')).toEqual(kept);
  expect(await store.get('quota/ed')).toEqual({ ...counted, open: 1 });
  expect(await raise(5, 'mod')).toMatchObject({ outcome: 'conflict' });
});

test('an account without a quota gets none, nor does a deleted one', async () => {
  await store.put({ 'delta/a': proposal() });
  await recountOpen(store.db, 'ed');
  expect(await store.get('quota/ed')).toBeUndefined();
});

test('news that are handled side by side leave the right number', async () => {
  await store.put({ 'quota/ed': { open: 30, ...counted } });
  await store.put(Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`delta/o${n}`, proposal()])));
  await Promise.all(
    Array.from({ length: 30 }, async (_, n) => {
      await store.db.doc(`delta/o${n}`).update({ status: 'applied' });
      await recountOpen(store.db, 'ed');
    }),
  );
  expect(await store.get('quota/ed')).toMatchObject({ open: 0 });
});

const decided = (accepted: number, rejected: number) => ({
  trust: {
    kinds: {},
    decisions: {
      accepted,
      recent: Array.from({ length: 50 }, (_, at) => at >= rejected),
    },
  },
});

test('accepted edits give more room and a higher pace, rejected ones less, and a moderator adds to both', async () => {
  await store.put({
    'quota/ed': { open: 0, ...counted },
    'trust/ed': decided(100, 0),
    'delta/a': proposal(),
  });
  await recountOpen(store.db, 'ed', () => 1);
  expect(await store.get('quota/ed')).toEqual({ ...counted, open: 1 - 200, window: 30 });
  await store.put({ 'trust/ed': { ...decided(500, 0), raised: { more: 100, until: at(9), by: 'mod' } } });
  await recountOpen(store.db, 'ed', () => 1);
  expect(await store.get('quota/ed')).toEqual({
    ...{ ...counted, open: 1 - 600 - 100, window: 15 },
    fastUntil: at(9),
  });
  await store.put({ 'trust/ed': decided(3, 11) });
  await recountOpen(store.db, 'ed', () => 1);
  expect(await store.get('quota/ed')).toEqual({ ...counted, open: 1 + 100, window: 120 });
  await store.put({ 'trust/ed': decided(3, 10) });
  await recountOpen(store.db, 'ed', () => 1);
  expect(await store.get('quota/ed')).toEqual({ ...counted, open: 1 });
});

test.each([true, false])(
  'a decision counts for trust before the limits follow from it (it does: %s)',
  async (works) => {
    const order: string[] = [];
    const change = { deltaId: 'a', at: 0, before: proposal(), after: proposal({ status: 'rejected' }) };
    const handled = handleDeltaWritten(
      {
        db: store.db,
        logger: { info: () => undefined, error: () => undefined },
        now: () => 2 * 3_600_000,
        sender: createFakeSender().sender,
        recountOpen: async () => void order.push('limits'),
        followTrust: async () => {
          await store.get('trust/ed');
          order.push('trust');
          if (!works) throw new Error('lost');
        },
        markMinor: async () => undefined,
      },
      change,
    );
    await (works ? handled : expect(handled).rejects.toThrow('lost'));
    expect(order).toEqual(['trust', 'limits']);
  },
);

test('what a moderator reverts is no longer accepted, which the limits show at once', async () => {
  const reversion = {
    id: 'a-reverted',
    at: 9,
    what: 'reverted',
    kinds: [],
    record: '',
    by: userId('mod'),
  } as const;
  await store.put({
    'quota/ed': { open: 0, ...counted, window: 30 },
    'trust/ed': { ...decided(100, 0), version: 'v', latest: 1, moderators: 1 },
    'delta/a': proposal({ status: 'applied', decidedBy: 'mod', decidedAt: at(2) }),
  });
  const applied = readDelta(await store.db.doc('delta/a').get());
  if (!applied.ok) throw new Error(applied.error);
  const rules = async () => ({ settings: defaultTrustSettings, moderators: 1, version: 'v' });
  await noteReversion({ db: store.db, rules, now: () => 10 }, applied.value, reversion);
  expect(await store.get('quota/ed')).toEqual({ ...counted, open: 0 });
  expect((await store.get('trust/ed'))!['trust'].decisions.accepted).toBe(99);
});
