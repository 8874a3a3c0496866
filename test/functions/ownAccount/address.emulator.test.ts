import type { DocumentReference } from 'firebase-admin/firestore';
import { handleBanUser } from '../../../functions/src/bans/handleBanUser';
import { sendDigests } from '../../../functions/src/news/sendDigests';
import { ensureProfile } from '../../../functions/src/profiles/ensureProfile';
import { handleResetProfile } from '../../../functions/src/profiles/handleResetProfile';
import { publishEntry } from '../../../functions/src/publicLog/publishEntry';
import { handleReport } from '../../../functions/src/reports/handleReport';
import { createAllowance } from '../../../functions/src/requests/allowance';
import { handleSetRole } from '../../../functions/src/roles/handleSetRole';
import { logNames } from '@/model/publicLog';
import { longAgo, player } from '../documents';
import { call, fakeAccounts, servicesOn } from '../serverWorld';
import { openStore } from '../support';

const store = openStore('demo-address');
beforeEach(() => store.empty());
afterAll(() => store.close());

const email = 'una.private@example.com';

async function pathsWith(text: string): Promise<readonly string[]> {
  const found: string[] = [];
  const into = async (below: { listCollections: DocumentReference['listCollections'] }): Promise<void> => {
    for (const collection of await below.listCollections()) {
      for (const doc of (await collection.get()).docs)
        if (JSON.stringify(doc.data()).includes(text)) found.push(doc.ref.path);
      for (const doc of await collection.listDocuments()) await into(doc);
    }
  };
  await into(store.db);
  return found.sort();
}

test('whatever functions do with an account, its address stands in its private document and in a mail on its way alone', async () => {
  const { auth } = fakeAccounts(
    { uid: 'una', email, claims: {} },
    { uid: 'boss', email: 'boss@example.com', claims: { admin: true, moderator: true } },
  );
  const services = servicesOn(store, auth);
  await store.put({
    'user/una': { name: 'Una', email, created: longAgo, digest: 'daily', language: 'en' },
    'user/una/news/n': {
      at: longAgo,
      kind: 'applied',
      delta: 'd',
      record: { collection: 'player', id: 'p1', name: 'Ann' },
    },
    'player/p1': player('Ann'),
  });
  // Called by its address, as accounts of some sign-in services are.
  await ensureProfile(store.db, { uid: 'una', displayName: email });
  const act = async (handle: typeof handleSetRole | typeof handleBanUser, data: unknown) =>
    void (await handle(call('boss', data), services));
  await act(handleSetRole, { email, uid: 'una', role: 'moderator', grant: true });
  await act(handleSetRole, { email, uid: 'una', role: 'moderator', grant: false });
  await act(handleBanUser, { uid: 'una', ban: true, reason: 'Invents names' });
  await act(handleBanUser, { uid: 'una', ban: false });
  await store.db.doc('profile/una').update({ name: 'Unfitting' });
  await handleResetProfile(call('boss', { uid: 'una' }), services);
  const report = { id: 'r1', collection: 'player', docId: 'p1', seen: 0, text: 'The year is wrong' };
  await handleReport(
    { ...call('una', report), rawRequest: { headers: {}, socket: { remoteAddress: '192.0.2.1' } } },
    { ...services, reads: createAllowance(1_000, Date.now) },
  );
  for (const log of logNames)
    for (const { id } of (await store.db.collection(log).get()).docs) await publishEntry(store.db, log, id);
  const users = {
    getUsers: async () => ({
      users: [{ uid: 'una', email, emailVerified: true, disabled: false }],
      notFound: [],
    }),
  };
  await sendDigests({
    ...{ db: store.db, now: Date.now, hasTime: () => true, origin: 'https://wiki.example' },
    // The digest reads nothing else of an account.
    auth: users as unknown as Parameters<typeof sendDigests>[0]['auth'],
  });
  expect((await store.db.collection('publicLog').get()).size).toBeGreaterThan(3);
  expect(await pathsWith(email)).toEqual([expect.stringMatching(/^mail\/digest-una-/), 'user/una']);
  expect(await pathsWith('una.private')).toHaveLength(2);
});
