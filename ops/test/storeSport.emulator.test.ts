import { deleteApp, initializeApp } from 'firebase-admin/app';
import { emulatorFirestore } from '../../scripts/data/emulatorFirestore';
import { storeSport } from '../storeSport';

const app = initializeApp({ projectId: `demo-sport-${Date.now()}` }, 'sport');
const db = emulatorFirestore(app);
afterAll(() => deleteApp(app));

test('a sport of a file is stored once, and updated once it is there', async () => {
  const file = 'data/templates/judo.json';
  await expect(storeSport(db, 'update', file)).rejects.toThrow(`${file}: nothing was stored.`);
  expect(await storeSport(db, 'add', file)).toContain('(judo) is defined.');
  expect((await db.doc('sport/judo').get()).exists).toBe(true);
  await expect(storeSport(db, 'add', file)).rejects.toThrow(`${file}: nothing was stored.`);
  expect(await storeSport(db, 'update', file)).toContain('(judo) is updated.');
});
