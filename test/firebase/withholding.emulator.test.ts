import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, terminate } from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { liveLists } from '@/firebase/read/liveLists';
import { mostRequests, type PersonRequest } from '@/model/privacy/report';
import { openStore } from '../functions/support';
import { ensureRules } from './rules/emulator';

const store = openStore('demo-requests');
beforeAll(() => ensureRules('demo-requests'));
afterAll(() => store.close());

test('who asked first is listed first, however many asked later under ids that come before', async () => {
  await store.empty();
  const request = (at: number) => ({
    collection: 'player',
    docId: 'ann',
    text: 'It is me.',
    contact: 'ann@example.com',
    at: Timestamp.fromMillis(at),
  });
  const flood = Array.from({ length: mostRequests }, (_, at) => [
    `personRequest/a${at}`,
    request(2_000 + at),
  ]);
  await store.put({ ...Object.fromEntries(flood), 'personRequest/z': request(1_000) });

  const app = initializeApp({ projectId: 'demo-requests', apiKey: 'none' }, 'requests');
  const db = getFirestore(app);
  const [host = '', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  connectFirestoreEmulator(db, host, Number(port), {
    mockUserToken: { sub: 'ada', moderator: true, admin: true },
  });
  const requests = await new Promise<readonly PersonRequest[]>((resolve, reject) => {
    const stop = liveLists.personRequests(
      db,
      { kind: 'personRequests' },
      (found) => {
        resolve(found);
        queueMicrotask(() => stop());
      },
      reject,
    );
  });
  expect(requests.slice(0, 2).map(({ id }) => id)).toEqual(['z', 'a0']);
  expect(requests).toHaveLength(mostRequests);
  await terminate(db);
  await deleteApp(app);
});
