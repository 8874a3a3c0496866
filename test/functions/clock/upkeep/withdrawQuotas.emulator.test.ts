import { withdrawQuotas } from '../../../../functions/src/clock/upkeep/withdrawQuotas';
import { countOperations } from '../../countedStore';
import { longAgo } from '../../documents';
import { openStore } from '../../support';

const store = openStore('demo-withdraw-quotas');
beforeEach(() => store.empty());
afterAll(() => store.close());

const quota = { open: 0, written: 1, slots: {}, slot: '0', last: 'create/d', at: longAgo };
const banned = { by: 'mod', at: longAgo };
const always = () => true;

test('an account whose ban or deletion was written otherwise than by its act loses the quota, others keep it', async () => {
  await store.put({
    ...{ 'ban/ed': banned, 'ban/flo': banned, 'ban/gus': banned, 'gone/hal': { at: longAgo } },
    ...{ 'quota/ed': quota, 'quota/gus': quota, 'quota/hal': quota, 'quota/bo': quota },
  });
  expect(await withdrawQuotas(store.db, always, 2)).toBe(3);
  for (const uid of ['ed', 'gus', 'hal']) expect(await store.get(`quota/${uid}`)).toBeUndefined();
  expect(await store.get('quota/bo')).toBeDefined();
  expect(await withdrawQuotas(store.db, always, 2)).toBe(0);
});

test('a night without such an account reads each ban and deletion and one quota for it, and writes nothing', async () => {
  await store.put({ 'ban/ed': banned, 'gone/hal': { at: longAgo }, 'quota/bo': quota, 'quota/cy': quota });
  expect(await countOperations(store.db, () => withdrawQuotas(store.db, always))).toEqual({
    reads: 4,
    writes: 0,
    deletes: 0,
  });
});

test('an account that is unbanned meanwhile keeps its quota, and a run without time does nothing', async () => {
  await store.put({ 'ban/ed': banned, 'quota/ed': quota });
  expect(await withdrawQuotas(store.db, () => false)).toBe(0);
  const getAll = store.db.getAll.bind(store.db);
  jest.spyOn(store.db, 'getAll').mockImplementationOnce(async (...asked) => {
    const found = await getAll(...asked);
    await store.db.doc('ban/ed').delete();
    return found;
  });
  expect(await withdrawQuotas(store.db, always)).toBe(0);
  expect(await store.get('quota/ed')).toBeDefined();
});
