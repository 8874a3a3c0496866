import type { Firestore } from 'firebase-admin/firestore';
import { createQuotaKeeper } from '../../../functions/src/quota/quotaKeeper';

/** A store whose writes end when the test says so. */
function slowStore() {
  const attempts: { readonly end: (error?: Error) => void }[] = [];
  const query = { where: () => query, count: () => query, get: async () => ({ data: () => ({ count: 1 }) }) };
  const doc = {
    get: async () => ({ data: () => undefined, updateTime: undefined }),
    create: () =>
      new Promise<void>((resolve, reject) =>
        attempts.push({ end: (error) => (error ? reject(error) : resolve()) }),
      ),
  };
  const db = { doc: () => doc, collection: () => query };
  // Only what the keeper uses is there.
  return { db: db as unknown as Firestore, attempts };
}

const settle = () => new Promise((resolve) => void setTimeout(resolve, 0));

test('writes that come while one is written down are written together, those of others beside', async () => {
  const { db, attempts } = slowStore();
  const keep = createQuotaKeeper(db);
  const news = (uid: string, at: number) => ({ uid, writes: [{ delta: 'd', at }] });
  const first = keep(news('ed', 1));
  await settle();
  const rest = [2, 3, 4].map((at) => keep(news('ed', at)));
  const other = keep(news('bo', 1));
  await settle();
  expect(attempts).toHaveLength(2);
  attempts[0]?.end(new Error('no answer'));
  attempts[1]?.end();
  await expect(first).rejects.toThrow('no answer');
  await other;
  await settle();
  expect(attempts).toHaveLength(3);
  attempts[2]?.end();
  await Promise.all(rest);
});

test('a quota that changed while it was looked at is looked at again', async () => {
  const { db, attempts } = slowStore();
  const kept = createQuotaKeeper(db)({ uid: 'ed', writes: [{ delta: 'd', at: 1 }] });
  await settle();
  attempts[0]?.end(Object.assign(new Error('exists'), { code: 6 }));
  while (attempts.length < 2) await settle();
  attempts[1]?.end();
  await kept;
});
