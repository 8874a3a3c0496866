import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import type { DocumentData } from 'firebase-admin/firestore';
import type { ContractUser } from '@test/backend/contractWorld';
import { userId, type UserId } from '@/model/ids';
import { builtInSports } from '@/model/sports';
import { keepReservedNames } from '../../../../functions/src/accounts/profiles/keepReservedName';
import { publishEntry } from '../../../../functions/src/react/publishEntry';
import { recountOpen } from '../../../../functions/src/write/quota/recountOpen';
import { createFollowTrust } from '../../../../functions/src/react/triggers/followTrust';
import {
  handleDeltaWritten,
  type DeltaWritten,
} from '../../../../functions/src/react/triggers/handleDeltaWritten';
import { createEmulatorWorld } from '../../../firebase/backend/emulatorWorld';
import { serveFunction } from '../../../firebase/backend/functionServer';
import { openStore, type TestStore } from '../../support';

/** A wiki with the real client, rules and functions; `settle` runs the triggers. */
export async function openWorld() {
  const accounts: App = initializeApp(
    { projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-armwiki' },
    'addresses',
  );
  let opened: TestStore | undefined;
  const db = () => {
    if (!opened) throw new Error('Expected an open store, found none');
    return opened.db;
  };
  const server = await serveFunction(db, accounts);
  const world = await createEmulatorWorld(server.port);
  const store = (opened = openStore(world.name));
  return {
    ...{ world, store, auth: getAuth(accounts), settle: triggersOn(store, getAuth(accounts)) },
    close: async () => {
      await world.dispose();
      await server.close();
      await store.close();
      await deleteApp(accounts);
    },
  };
}

export type AddressWorld = Awaited<ReturnType<typeof openWorld>>;

/** Runs the triggers for changed deltas, profiles and logs until nothing changes. */
function triggersOn({ db }: TestStore, auth: Auth): () => Promise<void> {
  const quiet = { info: () => undefined, error: () => undefined };
  const services = {
    ...{ db, logger: quiet, now: Date.now },
    recountOpen: (uid: string) => recountOpen(db, uid),
    followTrust: createFollowTrust({
      db,
      logger: quiet,
      now: Date.now,
      knownSports: async () => builtInSports,
    }),
    markMinor: async () => undefined,
    sender: { send: async (tokens: readonly string[]) => tokens.map(() => 'sent' as const) },
  };
  let known: ReadonlyMap<string, DocumentData> = new Map();
  const changes = async (): Promise<readonly DeltaWritten[]> => {
    const before = known;
    known = new Map((await db.collection('delta').get()).docs.map((doc) => [doc.id, doc.data()]));
    return [...new Set([...before.keys(), ...known.keys()])]
      .map((deltaId) => ({
        ...{ deltaId, at: Date.now() },
        ...{ before: before.get(deltaId), after: known.get(deltaId) },
      }))
      .filter(({ before: was, after }) => JSON.stringify(was) !== JSON.stringify(after));
  };
  return async () => {
    for (let changed = await changes(); changed.length > 0; changed = await changes())
      for (const change of changed) await handleDeltaWritten(services, change);
    await keepReservedNames({ db, auth });
    for (const { id } of (await db.collection('actLog').get()).docs) await publishEntry(db, id);
  };
}

/** An account with this address, also as its display name, as some sign-in services do. */
export async function accountOf({ world }: AddressWorld, email: string): Promise<ContractUser> {
  const password = 'secret1';
  const backend = world.visitor();
  await backend.auth.signUp(email, password, email);
  const uid = await new Promise<UserId>((resolve) =>
    backend.auth.subscribe((user) => user && resolve(userId(user.uid))),
  );
  await world.verify(uid);
  await backend.auth.confirmPassword(password);
  for (let made = false; !made; made = (await world.read('profile', uid)) !== undefined)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return { backend, uid, email, password };
}
