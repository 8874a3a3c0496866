import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { describeAccounts } from '@test/backend/accountContract';
import { describeApply } from '@test/backend/applyContract';
import { describeActs } from '@test/backend/actContract';
import { describeEventCommands } from '@test/backend/eventCommandContract';
import { describeOwnAccount } from '@test/backend/ownAccountContract';
import { describeReports } from '@test/backend/reportContract';
import type { ContractWorld } from '@test/backend/contractWorld';
import { emulatorFirestore } from '../../../scripts/data/emulatorFirestore';
import { createEmulatorWorld } from './emulatorWorld';
import { serveFunction } from './functionServer';

describe('the Firebase backend and the real functions', () => {
  let world: ContractWorld;
  let server: Awaited<ReturnType<typeof serveFunction>>;
  let admin: App;
  const accounts = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-armwiki' }, 'accounts');
  afterAll(() => deleteApp(accounts));

  beforeEach(async () => {
    jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    server = await serveFunction(() => emulatorFirestore(admin), accounts);
    world = await createEmulatorWorld(server.port);
    admin = initializeApp({ projectId: world.name }, `${world.name}-function`);
  });
  afterEach(async () => {
    await world.dispose();
    await server.close();
    await deleteApp(admin);
    jest.restoreAllMocks();
  });

  describeApply(() => world);
  describeAccounts(() => world);
  describeEventCommands(() => world);
  describeActs(() => world);
  describeReports(() => world);
  describeOwnAccount(() => world);
});
