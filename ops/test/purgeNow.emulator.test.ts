import { deleteApp, initializeApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { emulatorFirestore } from '../../scripts/data/emulatorFirestore';
import { purgeNow } from '../purgeNow';

const app = initializeApp({ projectId: `demo-purge-${Date.now()}` }, 'purge');
const db = emulatorFirestore(app);
afterAll(() => deleteApp(app));

test('an operator purges old tombstones and withdraws the quotas of banned accounts without waiting for the night', async () => {
  const old = { deleted: true, updatedAt: Timestamp.fromMillis(1) };
  for (const path of ['ban/ed', 'quota/ed', 'quota/bo']) await db.doc(path).set({ open: 0 });
  await db.doc('player/p').set(old);
  const lines: string[] = [];
  expect(await purgeNow(db, (line) => lines.push(line))).toEqual([
    'Withdrew the quotas of 1 banned or deleted accounts',
    'Purged 1 tombstones older than 90 days',
  ]);
  expect(lines).toEqual(['player: 1']);
  expect((await db.collection('quota').get()).docs.map(({ id }) => id)).toEqual(['bo']);
  expect((await db.doc('player/p').get()).exists).toBe(false);
});
