import { Timestamp } from 'firebase-admin/firestore';
import { byTrust } from '@/model/trust/trustSettings';
import { keepFigures } from '../../../functions/src/clock/keepFigures';
import { rename } from '../documents';
import { openStore } from '../support';

const store = openStore('demo-figures');
beforeEach(() => store.empty());
afterAll(() => store.close());

const hour = 3_600_000;
const now = Date.UTC(2026, 0, 31, 19);
const at = (time: number) => Timestamp.fromMillis(time);
const decided = (time: number, status = 'applied', rest = {}) =>
  rename('Ann', 'An', { status, timestamp: at(time - hour), decidedAt: at(time), decidedBy: 'mod', ...rest });

test('each day that is over gets its figures once, the newest first, as far as the time goes', async () => {
  const [yesterday, today] = [Date.UTC(2026, 0, 30, 12), Date.UTC(2026, 0, 31, 12)];
  await store.put({
    'delta/a': decided(yesterday, 'applied', { reverted: { by: 'mod', at: at(yesterday), in: 'x' } }),
    'delta/r': decided(yesterday, 'rejected', { reason: 'no' }),
    'delta/today': decided(today),
  });
  let left = 2;
  expect(await keepFigures(store.db, now, () => (left -= 1) >= 0, 4)).toBe(2);
  expect(await store.get('figures/2026-01-30')).toMatchObject({
    day: '2026-01-30',
    by: { mod: { applied: 1, rejected: 1 } },
    reverted: 1,
  });
  expect(await store.get('figures/2026-01-31')).toBeUndefined();
  await store.put({ 'figures/2026-01-30': { day: '2026-01-30' } });
  expect(await keepFigures(store.db, now, () => true, 4)).toBe(2);
  expect(await store.get('figures/2026-01-30')).toEqual({ day: '2026-01-30', reverted: 1 });
});

test('a decision counts as reverted on its own day, whenever that happened, and no longer once it stands again', async () => {
  const [first, second] = [Date.UTC(2026, 0, 28, 12), Date.UTC(2026, 0, 30, 12)];
  const reverted = { by: 'eve', at: at(second), in: 'revert-1' };
  await store.put({ 'delta/a': decided(first), 'delta/b': decided(first), 'delta/c': decided(second) });
  const counts = async () => {
    await keepFigures(store.db, now, () => true, 4);
    const days = ['2026-01-28', '2026-01-29', '2026-01-30'];
    return Promise.all(days.map(async (day) => (await store.get(`figures/${day}`))?.['reverted']));
  };
  expect(await counts()).toEqual([0, 0, 0]);
  // Neither an application by trust nor a direct edit is a decision.
  await store.put({
    'delta/a': decided(first, 'applied', { reverted }),
    'delta/b': decided(first, 'applied', { reverted }),
    'delta/trusted': decided(first, 'applied', { reverted, decidedBy: byTrust }),
    'delta/revert-1': { ...decided(second, 'applied', { reverted }), timestamp: at(second) },
  });
  expect(await counts()).toEqual([2, 0, 0]);
  await store.put({ 'delta/a': decided(first) });
  expect(await counts()).toEqual([1, 0, 0]);
});
