import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, terminate } from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { countWaiting, readFigures } from '@/firebase/read/answers';
import { rename } from '../../functions/documents';
import { openStore } from '../../functions/support';
import { ensureRules } from '../rules/emulator';

const store = openStore('demo-waiting');
const app = initializeApp({ projectId: 'demo-waiting', apiKey: 'none' }, 'waiting');
const db = getFirestore(app);
beforeAll(async () => {
  await ensureRules('demo-waiting');
  const [host = '', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  connectFirestoreEmulator(db, host, Number(port), { mockUserToken: { sub: 'mod', moderator: true } });
});
afterAll(async () => {
  await terminate(db);
  await deleteApp(app);
  await store.close();
});

test('a moderator is told how many proposals wait, also where that is more than one count may be of', async () => {
  await store.empty();
  const now = Date.now();
  const open = Array.from({ length: 23 }, (_, at) => [
    `delta/d${at}`,
    // Some have equal times.
    rename('Ann', 'An', { timestamp: Timestamp.fromMillis(now - Math.floor(at / 2) * 1_000) }),
  ]);
  await store.put({
    ...Object.fromEntries(open),
    'delta/decided': rename('Ann', 'An', { status: 'applied' }),
  });
  expect(await readFigures(db)).toEqual({ days: [], waiting: 23 });
  expect(await countWaiting(db, 5)).toBe(23);
});
