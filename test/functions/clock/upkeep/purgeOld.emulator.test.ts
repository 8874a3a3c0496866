import { Timestamp } from 'firebase-admin/firestore';
import { reviewMs } from '@/model/proposals/review';
import { purgeOld } from '../../../../functions/src/clock/upkeep/purgeOld';
import { openStore } from '../../support';

const store = openStore('demo-purge-reviews');
beforeEach(() => store.empty());
afterAll(() => store.close());

const now = Date.UTC(2026, 0, 1);
const said = (ago: number) => ({ by: 'mod', at: Timestamp.fromMillis(now - ago) });

test('reviews that are no longer good go, those that are stay, and a run without time does nothing', async () => {
  await store.put({
    'review/old': said(reviewMs + 1),
    'review/older': said(10 * reviewMs),
    'review/good': said(reviewMs - 1),
  });
  expect(await purgeOld(store.db, now, () => false)).toBe(0);
  expect(await purgeOld(store.db, now, () => true)).toBe(2);
  expect(await store.get('review/old')).toBeUndefined();
  expect(await store.get('review/good')).toBeDefined();
});
