import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { limits } from '@/model/schema/limits';
import { root } from '../base/root';
import { withAdmin } from './admin';
import { dataSetAuthor, readDataSet, seedDocuments } from './dataSet';
import { emulatorFirestore } from './emulatorFirestore';

export interface SeedOptions {
  readonly accounts: boolean;
  /** Creation time of the documents, in epoch milliseconds. */
  readonly now?: number;
}

const exampleAccounts = [
  { uid: 'editor', email: 'editor@example.com', name: 'Example editor', moderator: false },
  { uid: 'moderator', email: 'moderator@example.com', name: 'Example moderator', moderator: true },
] as const;

const examplePassword = 'armwiki';

const times = ['created', 'updatedAt', 'since', 'at'];

/**
 * Loads the data set, and the example accounts if asked, into the emulators that `FIRESTORE_EMULATOR_HOST` and
 * `FIREBASE_AUTH_EMULATOR_HOST` name. Refuses to write into a real project. Answers the number of records.
 */
export async function seedDataSet(projectId: string, options: SeedOptions): Promise<number> {
  if (!process.env['FIRESTORE_EMULATOR_HOST']) {
    throw new Error('Expected FIRESTORE_EMULATOR_HOST: the data set is for emulators only, found none');
  }
  const now = options.now ?? Date.now();
  const text = readFileSync(join(root, 'data/armwrestling.json'), 'utf8');
  // A little earlier, so that a copy published at once covers them: listeners read the newest documents again.
  const documents = seedDocuments(readDataSet(text, now - 60_000));
  await withAdmin(projectId, async (app) => {
    const firestore = emulatorFirestore(app);
    await write(
      firestore,
      documents.map(({ collection, id, data }) => [`${collection}/${id}`, data]),
    );
    await write(firestore, [[`profile/${dataSetAuthor}`, { name: 'Armwiki data set', since: now }]]);
    if (!options.accounts) return;
    const auth = getAuth(app);
    for (const { uid, email, name, moderator } of exampleAccounts) {
      await auth.createUser({
        uid,
        email,
        emailVerified: true,
        password: examplePassword,
        displayName: name,
      });
      if (moderator) {
        await auth.setCustomUserClaims(uid, { moderator: true });
        await write(firestore, [[`role/${uid}`, { moderator: true, admin: false, at: now }]]);
      }
      await write(firestore, [
        [`user/${uid}`, { name, email, created: now }],
        [`profile/${uid}`, { name, since: now, ...(moderator && { role: 'moderator' }) }],
      ]);
    }
  });
  return documents.length;
}

type Writes = readonly (readonly [path: string, data: Readonly<Record<string, unknown>>])[];

async function write(firestore: Firestore, writes: Writes): Promise<void> {
  for (let at = 0; at < writes.length; at += limits.writesPerTransaction) {
    const batch = firestore.batch();
    for (const [path, data] of writes.slice(at, at + limits.writesPerTransaction)) {
      batch.set(firestore.doc(path), stored(data));
    }
    await batch.commit();
  }
}

const stored = (data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      typeof value === 'number' && times.includes(key) ? Timestamp.fromMillis(value) : value,
    ]),
  );
