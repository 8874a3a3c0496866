import type { Firestore } from 'firebase-admin/firestore';
import { createQuotaKeeper } from '../../../functions/src/quota/quotaKeeper';

/** A store whose transactions end when the test says so. */
function slowStore() {
  const transactions: { readonly end: (error?: Error) => void }[] = [];
  const query = { where: () => query, count: () => query };
  const db = {
    doc: () => ({}),
    collection: () => query,
    runTransaction: () =>
      new Promise<void>((resolve, reject) =>
        transactions.push({ end: (error) => (error ? reject(error) : resolve()) }),
      ),
  };
  // Only what the keeper uses is there.
  return { db: db as unknown as Firestore, transactions };
}

const settle = () => new Promise((resolve) => void setTimeout(resolve, 0));

test('writes that come while one is written down are written together, those of others beside', async () => {
  const { db, transactions } = slowStore();
  const keep = createQuotaKeeper(db);
  const news = (uid: string, at: number) => ({ uid, writes: [{ delta: 'd', at }] });
  const first = keep(news('ed', 1));
  await settle();
  const rest = [2, 3, 4].map((at) => keep(news('ed', at)));
  const other = keep(news('bo', 1));
  await settle();
  expect(transactions).toHaveLength(2);
  transactions[0]?.end(new Error('contention'));
  transactions[1]?.end();
  await expect(first).rejects.toThrow('contention');
  await other;
  await settle();
  expect(transactions).toHaveLength(3);
  transactions[2]?.end();
  await Promise.all(rest);
});
