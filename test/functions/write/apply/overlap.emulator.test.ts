import type { ApplyServices } from '../../../../functions/src/write/apply/applyDeltas';
import { withLease } from '../../../../functions/src/base/lease';
import { callableCode } from '../../../../functions/src/base/storeErrors';
import { apply, openStore, refresh } from '../../support';
import { crowded, expectAppliedOnce, expectCopiesAgree } from './crowded';

const store = openStore('demo-apply-overlap');
beforeEach(() => store.empty());
afterAll(() => store.close());

test('five calls at once with overlapping lists apply each delta exactly once, and cached fields agree with their source', () =>
  expectAppliedOnce(store, 5));

test('three calls that nothing keeps apart apply each delta once, while three jobs refresh copies beside them', async () => {
  const { docs, deltaIds } = crowded();
  await store.put(docs);
  const answers = await Promise.all(
    [1, 2, 3].map(async () => {
      const results = await apply(store, deltaIds);
      await refresh(store, { pageSize: 2 });
      return results;
    }),
  );
  for (const id of deltaIds) {
    expect([id, answers.flat().filter((one) => one.id === id && one.outcome === 'applied').length]).toEqual([
      id,
      1,
    ]);
  }
  await expectCopiesAgree(store);
});

/** The function of another instance, which does not know this one's calls. */
async function otherInstance(): Promise<typeof withLease> {
  let other = withLease;
  await jest.isolateModulesAsync(async () => {
    other = (await import('../../../../functions/src/base/lease')).withLease;
  });
  return other;
}

// What ends in deadline-exceeded are calls whose transactions wait for each other and are tried again.
test('of 24 overlapping calls to three instances none tries a transaction twice, and none fails', async () => {
  const { docs, deltaIds } = crowded();
  await store.put(docs);
  const instances = [await otherInstance(), await otherInstance(), await otherInstance()];
  const begun = { transactions: 0, attempts: 0 };
  const transact: ApplyServices['transact'] = (body) => {
    begun.transactions += 1;
    return store.db.runTransaction((tx) => {
      begun.attempts += 1;
      return body(tx);
    });
  };
  const asked = Array.from({ length: 24 }, async (_, at) => {
    const from = at % deltaIds.length;
    const ids = [...deltaIds.slice(from), ...deltaIds.slice(0, from)];
    return instances[at % 3]!(store.db, 'applyWikiDelta', () => apply(store, ids, { transact }));
  });
  const failures = (await Promise.allSettled(asked)).flatMap((each) =>
    each.status === 'rejected' ? [callableCode(each.reason)] : [],
  );
  expect(failures).toEqual([]);
  expect(begun.transactions).toBeGreaterThanOrEqual(deltaIds.length);
  expect(begun.attempts).toBe(begun.transactions);
});

describe('the lease', () => {
  test('keeps calls of several instances apart and is gone afterwards', async () => {
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
    };
    const instances: (typeof withLease)[] = [];
    while (instances.length < 5) instances.push(await otherInstance());
    expect(new Set(instances).size).toBe(5);
    await Promise.all(instances.map((leased) => leased(store.db, 'test', work)));
    expect(most).toBe(1);
    expect(await store.get('lease/test')).toBeUndefined();
  });

  test('is given back when the work fails', async () => {
    await expect(withLease(store.db, 'test', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await store.get('lease/test')).toBeUndefined();
  });

  test('of a call that died is taken over', async () => {
    await store.put({ 'lease/test': { renewed: 'by the dead' } });
    expect(await withLease(store.db, 'test', async () => 'done')).toBe('done');
    expect(await store.get('lease/test')).toBeUndefined();
  });
});
