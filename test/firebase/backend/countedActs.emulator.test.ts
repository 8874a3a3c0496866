import { newIdOf } from '@test/support/newIdOf';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { deltaId } from '@/model/ids';
import { send, type ContractWorld } from '@test/backend/contractWorld';
import { emulatorFirestore } from '../../../scripts/data/emulatorFirestore';
import { createEmulatorWorld } from './emulatorWorld';
import { describeMixedActs } from './describeMixedActs';
import { followOpen } from './serverFollows';

let world: ContractWorld;
let admin: App;

beforeEach(async () => {
  world = await createEmulatorWorld();
  admin = initializeApp({ projectId: world.name }, `counted-${world.name}`);
});
afterEach(async () => {
  await deleteApp(admin);
  await world.dispose();
});

test('an author who proposes and withdraws fifty times, while the server counts what is open, is never refused', async () => {
  const editor = await world.user('editor');
  const stopFollowing = followOpen(emulatorFirestore(admin));
  const refused: unknown[] = [];
  for (let n = 0; n < 50; n += 1) {
    const proposal = { collection: 'player', docId: '', field: '', value: { name: `Ann ${n}` } } as const;
    const id = deltaId(newIdOf(`d${n}`));
    await send(editor, { kind: 'upsertDelta', deltaId: id, proposal, basedOn: null }).catch(
      (error: unknown) => refused.push(error),
    );
    const timestamp = Number((await world.read('delta', id))?.['timestamp']);
    await send(editor, { kind: 'deleteDelta', deltaId: id, basedOn: { status: 'new', timestamp } });
  }
  await stopFollowing();
  expect(refused).toEqual([]);
});

describeMixedActs(60);
