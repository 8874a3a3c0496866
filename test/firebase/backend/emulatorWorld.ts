import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { createFirebaseBackend } from '@/firebase/firebaseBackend';
import { userId } from '@/model/ids';
import type { ContractUser, ContractWorld } from '@test/backend/contractWorld';
import { emptyProject, ensureRules } from '../rules/emulator';
import { waitUntil } from '../../../scripts/base/wait';
import { emulatorFirestore } from '../../../scripts/data/emulatorFirestore';

// The address that the emulators' tools set, or else `npm start`'s. The admin SDK reads it too.
process.env['FIRESTORE_EMULATOR_HOST'] ??= '127.0.0.1:8080';
const [host = '', port] = process.env['FIRESTORE_EMULATOR_HOST'].split(':');
export const firestoreAddress = { host, port: Number(port) };
export const authAddress = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '127.0.0.1:9099'}`;

const times = new Set(['created', 'updatedAt', 'timestamp', 'decidedAt', 'problemAt', 'since', 'claimsAt']);

let worlds = 0;

/**
 * Projects that no world of this process uses now. The emulator compiles the rules for each project, which takes
 * seconds.
 */
const free: string[] = [];
let projects = 0;

async function takeProject(): Promise<string> {
  const projectId = free.pop() ?? `demo-contract-${process.env['JEST_WORKER_ID'] ?? '1'}-${(projects += 1)}`;
  await emptyProject(projectId);
  await ensureRules(projectId);
  return projectId;
}

/** The emulators as a world: a project of its own for the documents, and new accounts. */
export async function createEmulatorWorld(functionsPort = 5001): Promise<ContractWorld> {
  worlds += 1;
  const projectId = await takeProject();
  const name = `${projectId}-${Date.now()}-${worlds}`;
  const admin = initializeApp({ projectId }, name);
  const db = emulatorFirestore(admin);
  const backends: ReturnType<typeof createFirebaseBackend>[] = [];
  let users = 0;

  const visitor = () => {
    const backend = createFirebaseBackend({
      options: { projectId, apiKey: 'fake', appId: 'fake' },
      emulators: {
        auth: authAddress,
        firestore: firestoreAddress,
        functions: { host: '127.0.0.1', port: functionsPort },
      },
      name: `${name}-${backends.length}`,
      serverTime: async () => Date.now(),
    });
    backends.push(backend);
    return backend;
  };

  const setModerator: ContractWorld['setModerator'] = async (uid, moderator) => {
    await setClaims(uid, { moderator });
    await db.doc(`user/${uid}`).set({ claimsAt: FieldValue.serverTimestamp() }, { merge: true });
  };

  const user = async (role: 'editor' | 'moderator'): Promise<ContractUser> => {
    const backend = visitor();
    users += 1;
    const email = `${role}.${users}@${name}.example`;
    const password = 'secret1';
    await backend.auth.signUp(email, password, role);
    const uid = await new Promise<string>((resolve) =>
      backend.auth.subscribe((found) => found && resolve(found.uid)),
    );
    // Not followed: to a listener that begins in the moment of a write, the emulator may never send the write.
    const stored = await waitUntil(async () => (await db.doc(`profile/${uid}`).get()).exists, 60_000);
    if (!stored) throw new Error(`Expected a profile of ${uid} within a minute, found none`);
    if (role === 'moderator') {
      await setModerator(userId(uid), true);
      await new Promise<void>((resolve) => backend.auth.subscribe((found) => found?.moderator && resolve()));
    }
    return { backend, uid: userId(uid), email, password };
  };

  return {
    name: projectId,
    visitor,
    user,
    setModerator,
    verify: (uid) => updateAccount(uid, { emailVerified: true }),
    setAdmin: async (uid) => {
      await setClaims(uid, { moderator: true, admin: true });
      await db.doc(`user/${uid}`).set({ claimsAt: FieldValue.serverTimestamp() }, { merge: true });
    },
    addNews: async (uid, { id, at, ...fields }) => {
      await db.doc(`user/${uid}/news/${id}`).set({ ...fields, at: Timestamp.fromMillis(at) });
    },
    put: async (entity, ...docs) => {
      for (let at = 0; at < docs.length; at += 500) {
        const batch = db.batch();
        for (const doc of docs.slice(at, at + 500)) {
          const deleted = ['event', 'match', 'player'].includes(entity) ? { deleted: false } : {};
          batch.set(db.doc(`${entity}/${doc.id}`), { ...stored(doc), ...deleted });
        }
        await batch.commit();
      }
    },
    bury: async (entity, id, updatedAt) => {
      await db.doc(`${entity}/${id}`).update({ deleted: true, updatedAt: Timestamp.fromMillis(updatedAt) });
    },
    erase: async (entity, id) => {
      await db.doc(`${entity}/${id}`).delete();
    },
    putBroken: async (entity, id, fields = {}) => {
      await db.doc(`${entity}/${id}`).set({ ...fields });
    },
    read: async (entity, id) => {
      const data = (await db.doc(`${entity}/${id}`).get()).data();
      return data && { ...plain(data), id };
    },
    now: Date.now,
    dispose: async () => {
      await Promise.all(backends.map((backend) => backend.dispose()));
      await deleteApp(admin);
      free.push(projectId);
    },
  };
}

function stored(doc: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(doc)
      .filter(([key]) => key !== 'id')
      .map(([key, value]) => [
        key,
        times.has(key) && typeof value === 'number' ? Timestamp.fromMillis(value) : value,
      ]),
  );
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function plainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  return isMap(value) ? plain(value) : value;
}

const plain = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plainValue(value)]));

/** Without a project in the address the emulator uses its own, which has these accounts. */
const setClaims = (localId: string, claims: object): Promise<void> =>
  updateAccount(localId, { customAttributes: JSON.stringify(claims) });

async function updateAccount(localId: string, fields: object): Promise<void> {
  const answer = await fetch(`${authAddress}/identitytoolkit.googleapis.com/v1/accounts:update?key=fake`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId, ...fields }),
  });
  if (!answer.ok) throw new Error(`Expected account ${localId} to be changed, found ${await answer.text()}`);
}
