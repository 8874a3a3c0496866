import type { Firestore } from 'firebase-admin/firestore';
import { createAllowance } from '../../../../functions/src/base/allowance';
import { handleScore } from '../../../../functions/src/write/scoring/handleScore';
import type { TestStore } from '../../support';
import { call, fakeAccounts, servicesOn } from '../../serverWorld';

const minute = 60_000;

test('an account without a role costs one read a minute of what scorers may read, for each event', async () => {
  let time = 10 * minute;
  let reads = 0;
  const query = {
    where: () => query,
    get: async () => {
      reads += 1;
      return { docs: [] };
    },
  };
  const db = { collection: () => query } as unknown as Firestore;
  const { auth } = fakeAccounts({ uid: 'ed', email: 'ed@example.com', claims: {} });
  const services = {
    ...servicesOn({ db } as TestStore, auth),
    now: () => time,
    reads: createAllowance(3, () => time),
    key: async () => 'key',
    ended: new Map(),
    strangers: new Map(),
  };
  const ask = (event: string) => handleScore(call('ed', { event, sentAt: time, entries: [] }), services);
  const refused = { code: 'permission-denied' };
  for (const event of ['e', 'e', 'f', 'e', 'f']) await expect(ask(event)).rejects.toMatchObject(refused);
  expect(reads).toBe(2);
  time += minute;
  await expect(ask('e')).rejects.toMatchObject(refused);
  expect(reads).toBe(3);
  expect([...services.strangers.keys()]).toEqual(['e/ed']);
});
