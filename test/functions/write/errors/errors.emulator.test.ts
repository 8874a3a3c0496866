import { browserErrorLimits, errorRoom, type BrowserError } from '@/model/operating/browserError';
import { handleErrors, type ErrorServices } from '../../../../functions/src/write/errors/handleErrors';
import { createAllowance } from '../../../../functions/src/base/allowance';
import { purgeOld } from '../../../../functions/src/clock/upkeep/purgeOld';
import { fakeAccounts, servicesOn } from '../../serverWorld';
import { openStore } from '../../support';

const store = openStore('demo-errors');
beforeEach(() => store.empty());
afterAll(() => store.close());

let now = Date.UTC(2026, 0, 31, 12);
const logged: string[] = [];
const services: ErrorServices = {
  ...servicesOn(store, fakeAccounts().auth),
  logger: { info: (...said) => void logged.push(JSON.stringify(said)), error: () => undefined },
  now: () => now,
  reads: createAllowance(100_000, () => now),
  on: true,
};

const error = (at: number): BrowserError => ({
  kind: 'error',
  version: '0.1.0',
  page: 'player',
  message: `Error ${at}`,
  stack: [`rename assets/main.0123456789.js:1:${at}`],
  browser: 'Firefox 140',
});
const send = async (errors: readonly BrowserError[], address = '203.0.113.9', over = {}) =>
  (
    await handleErrors(
      { data: { errors }, rawRequest: { headers: { 'x-forwarded-for': `10.0.0.1, ${address}` } } },
      { ...services, ...over },
    )
  ).taken;
const docs = async (name: string) => (await store.db.collection(name).get()).docs;

test('a day has errors of many networks: as it fills, each takes less of what is left', () => {
  let all = 0;
  let networks = 0;
  while (all < browserErrorLimits.wiki) {
    all += errorRoom(all, []);
    networks += 1;
  }
  expect(networks).toBe(88);
  expect(errorRoom(0, [])).toBe(browserErrorLimits.network);
  expect(errorRoom(80, [0, browserErrorLimits.wide])).toBe(0);
});

test('one home connection has one count for errors, whichever of its networks they come from', async () => {
  const many = Array.from({ length: browserErrorLimits.call }, (_, at) => error(at));
  let taken = 0;
  for (let network = 0; network < 5; network += 1) taken += await send(many, `2001:db8:1:1${network}::1`);
  expect(taken).toBe(browserErrorLimits.network);
});

test('errors are counted by network and day, alike ones where they stand; the address is nowhere, and all go in time', async () => {
  await expect(send([error(1)], undefined, { on: false })).rejects.toMatchObject({
    code: 'failed-precondition',
  });
  expect(await send([error(1), error(1), error(2)])).toBe(3);
  expect(await send([error(1)], '203.0.113.10')).toBe(1);
  const stored = await docs('browserError');
  expect(stored.map((doc) => doc.get('count') as number).sort()).toEqual([1, 3]);
  expect(stored[0]?.data()).toEqual({
    ...(stored[0]?.get('message') === 'Error 1' ? error(1) : error(2)),
    day: '2026-01-31',
    count: expect.any(Number),
    last: expect.anything(),
  });

  // In parallel; several networks together may send more than one.
  const many = Array.from({ length: browserErrorLimits.call }, (_, at) => error(100 + at));
  const taken = await Promise.all([send(many), send(many), send(many)]);
  expect(taken.reduce((sum, each) => sum + each, 0)).toBe(browserErrorLimits.network - 3);
  await store.db.doc('errorDay/2026-01-31').update({ count: browserErrorLimits.wiki });
  expect(await send([error(3)], '203.0.113.11')).toBe(0);
  const kept = (await Promise.all(['browserError', 'errorDay', 'errorCount'].map(docs))).flat();
  expect(JSON.stringify(kept.map((doc) => [doc.id, doc.data()])) + logged.join()).not.toContain('203.0.113');

  now += 24 * 60 * 60_000;
  await purgeOld(store.db, now, () => true);
  expect([(await docs('errorDay')).length, (await docs('errorCount')).length]).toEqual([0, 0]);
  expect((await docs('browserError')).length).toBeGreaterThan(0);
  await purgeOld(store.db, now + 31 * 24 * 60 * 60_000, () => true);
  expect(await docs('browserError')).toEqual([]);
});
