import { Timestamp } from 'firebase-admin/firestore';
import { quotaLimits } from '@/model/quota';
import { quotaNews } from '../../../functions/src/quota/authorWrites';
import { createQuotaKeeper } from '../../../functions/src/quota/quotaKeeper';
import { delta, openStore } from '../support';

jest.setTimeout(30_000);

const store = openStore('demo-quota');
beforeEach(() => store.empty());
afterAll(() => store.close());

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
  const keepers = [createQuotaKeeper(store.db), createQuotaKeeper(store.db)];
  const entries = Object.entries(docs);
  const begun = Date.now();
  await Promise.all(
    entries.map(async ([id, doc], n) => {
      await store.db.doc(`delta/${id}`).set(doc);
      const news = quotaNews(id, undefined, doc);
      // Each is delivered twice, to both.
      if (news) await Promise.all(keepers.map((keep) => keep(news)));
      return n;
    }),
  );
  // What the specification grants as overshoot.
  expect(Date.now() - begun).toBeLessThan(5_000);
  const quota = await store.get('quota/ed');
  expect(quota?.['open']).toBe(count);
  expect(quota?.['busyUntil'].toMillis()).toBe(1_000 + 15 + quotaLimits.windowMs);
});

test('a decision lowers the number of open ones', async () => {
  const keep = createQuotaKeeper(store.db);
  await store.put({ 'delta/a': proposal(1), 'delta/b': proposal(2) });
  await keep({ uid: 'ed', writes: [] });
  expect(await store.get('quota/ed')).toMatchObject({ open: 2 });
  await store.put({ 'delta/a': proposal(1, { status: 'rejected' }) });
  await keep({ uid: 'ed', writes: [] });
  expect(await store.get('quota/ed')).toMatchObject({ open: 1 });
});
