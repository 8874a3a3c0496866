import type { User } from 'firebase/auth';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, terminate } from 'firebase/firestore';
import { commitDelta } from '@/firebase/write/commitDelta';
import { toBackendError } from '@/firebase/errors';
import { lookAt, lookAway } from '@/firebase/write/reviews';
import type { DeltaId } from '@/model/ids';

export interface Device {
  readonly commit: (body: Parameters<typeof commitDelta>[1]) => Promise<unknown>;
  readonly claim: (id: DeltaId) => Promise<void>;
  readonly leave: (id: DeltaId) => Promise<void>;
  readonly close: () => Promise<void>;
}

const refuse = (error: unknown): never => {
  throw toBackendError(error);
};

export interface Owner {
  readonly uid: string;
  readonly moderator: boolean;
}

/** Call it in its own module registry: a device sends one act at a time, and other devices do not wait for it. */
export function openDevice(projectId: string, { uid, moderator }: Owner): Device {
  const [host = '', port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  const app = initializeApp({ projectId, apiKey: 'fake', appId: 'fake' }, `${projectId}-${uid}`);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, host, Number(port), { mockUserToken: { sub: uid, moderator } });
  const user = { uid } as User;
  return {
    commit: (body) => commitDelta(db, body, user),
    claim: (id) => lookAt(db, uid, id).catch(refuse),
    leave: (id) => lookAway(db, id).catch(refuse),
    close: async () => {
      await terminate(db);
      await deleteApp(app);
    },
  };
}
