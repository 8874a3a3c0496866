import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { send, type ContractUser, type ContractWorld } from '@test/backend/contractWorld';
import { emulatorFirestore } from '../../../scripts/data/emulatorFirestore';
import { createEmulatorWorld } from './emulatorWorld';
import { serveFunction } from './functionServer';
import { mixActs } from './mixedActs';

const more = 1_000;

/** Three accounts on two devices each make so many acts of all kinds, and none is refused. */
export function describeMixedActs(acts: number): void {
  let world: ContractWorld;
  let server: Awaited<ReturnType<typeof serveFunction>>;
  let admin: App;
  const accounts = initializeApp(
    { projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-armwiki' },
    'mixed-acts',
  );
  afterAll(() => deleteApp(accounts));

  beforeEach(async () => {
    jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    server = await serveFunction(() => emulatorFirestore(admin), accounts);
    world = await createEmulatorWorld(server.port);
    admin = initializeApp({ projectId: world.name }, `mixed-${world.name}`);
  });
  afterEach(async () => {
    await world.dispose();
    await server.close();
    await deleteApp(admin);
    jest.restoreAllMocks();
  });

  const secondDevice = async (user: ContractUser): Promise<ContractUser> => {
    const backend = world.visitor();
    await backend.auth.signInWithPassword(user.email, user.password);
    return { ...user, backend };
  };

  test(`${acts} proposals, withdrawals and decisions of three accounts on two devices each are all taken`, async () => {
    const [ann, bob, moderator, chief] = await Promise.all([
      world.user('editor'),
      world.user('editor'),
      world.user('moderator'),
      world.user('moderator'),
    ]);
    const db = emulatorFirestore(admin);
    const users = [ann, bob, moderator];
    const until = world.now() + 60 * 60_000;
    for (const { uid } of users) await send(chief, { kind: 'raiseLimit', uid, more, until });
    const devices = [...users, ...(await Promise.all(users.map(secondDevice)))];
    const { refused, expected } = await mixActs(world, db, { devices, moderator: moderator.uid, acts });
    expect(refused).toEqual([]);
    for (const { uid } of users) {
      const { written, open } = expected.get(uid) ?? {};
      const quota = (await db.doc(`quota/${uid}`).get()).data();
      expect(quota).toMatchObject({ written, open: (open ?? 0) - more });
    }
  });
}
