import { createClient } from '@/app/client/client';
import { connectClient } from '@/app/client/connectClient';
import type { Backend } from '@/backend/backend';
import type { EntityName } from '@/backend/scope';
import type { Snapshot } from '@/backend/snapshot';
import type { Match } from '@/model/records/records';
import { listsApart } from '@/sync/listsApart';
import type { ContractWorld } from '@test/backend/contractWorld';
import type { FakeServer } from '@test/support/fakeServer';
import { createMemoryDevice, type MemoryDevice } from '@test/support/memoryDevice';
import { createMemoryStorage } from '@test/support/memoryStorage';
import { surroundings } from '@test/support/surroundings';
import { readShape } from '../../bench/shape';
import { root } from '../../../scripts/base/root';
import { Meter, type Bill } from '../../simulate/bill';
import type { Step } from '../../simulate/kinds';
import { open } from '../../simulate/sample';
import { sampleWorld, type SampleWorld } from '../../simulate/sampleWorld';
import { takeTime } from '../../simulate/virtualTime';
import { walk } from '../../simulate/walk';
import { createEmulatorWorld } from '@test/firebase/backend/emulatorWorld';

const matches = 60;
const first: readonly Step[] = [
  { do: 'look', at: 'home', seconds: 3 },
  { do: 'look', at: 'event', seconds: 3 },
];
const second: readonly Step[] = [
  { do: 'look', at: 'home', seconds: 3 },
  { do: 'look', at: 'player', seconds: 3 },
];
const changes = { between: 20, during: 15 };

const entities: readonly EntityName[] = ['event', 'match', 'player', 'delta', 'profile'];

interface Seen {
  readonly first: Bill;
  readonly second: Bill;
}

async function onFake(): Promise<Seen> {
  const time = takeTime();
  try {
    const world = sampleWorld(readShape(root), matches);
    const device = createMemoryDevice();
    const visit = async (steps: readonly Step[], during: number) => {
      const meter = new Meter();
      const opened = await open({
        device,
        world,
        copies: undefined,
        account: undefined,
        moderator: false,
        time,
        meter,
      });
      await opened.walk(steps, { changes: during });
      await opened.client.flush();
      opened.close();
      await time.pass(60_000);
      return documentsOf(meter.bill);
    };
    const before = await visit(first, 0);
    world.change(changes.between);
    world.server.advance(3_600_000);
    return { first: before, second: await visit(second, changes.during) };
  } finally {
    time.restore();
  }
}

const documentsOf = (bill: Bill): Bill =>
  Object.fromEntries(
    Object.entries(bill).flatMap(([name, count]) =>
      name.startsWith('documents/') ? [[name.slice('documents/'.length), count]] : [],
    ),
  );

function counting(backend: Backend, counted: Record<string, number>): Backend {
  const documents = (snapshot: Snapshot) =>
    snapshot.events.reduce(
      (sum, event) => sum + (event.kind === 'removed' ? event.ids : event.docs).length,
      0,
    );
  return {
    ...backend,
    subscribe: listsApart(
      (scope, observer) =>
        backend.subscribe(scope, {
          ...observer,
          next: (snapshot) => {
            const count = documents(snapshot);
            if (count > 0) counted[scope.kind] = (counted[scope.kind] ?? 0) + count;
            observer.next(snapshot);
          },
        }),
      backend.subscribe,
    ),
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function bring(world: ContractWorld, server: FakeServer, known: Map<string, unknown>) {
  for (const entity of entities) {
    const fresh = server.all(entity).filter((doc) => known.get(`${entity}/${doc.id}`) !== doc);
    fresh.forEach((doc) => known.set(`${entity}/${doc.id}`, doc));
    await world.put(entity, ...(fresh as unknown as Parameters<ContractWorld['put']>[1][]));
  }
}

async function onEmulator(emulator: ContractWorld): Promise<Seen> {
  const world: SampleWorld = sampleWorld(readShape(root), matches);
  const known = new Map<string, unknown>();
  await bring(emulator, world.server, known);
  const device = createMemoryDevice();
  const before = await visitEmulator(emulator, world, device, first, async () => undefined);
  world.change(changes.between);
  await bring(emulator, world.server, known);
  const after = await visitEmulator(emulator, world, device, second, async (share) => {
    const due = Math.floor(changes.during * share);
    world.change(due - changed);
    changed = due;
    await bring(emulator, world.server, known);
  });
  return { first: before, second: after };
}
let changed = 0;

async function visitEmulator(
  emulator: ContractWorld,
  world: SampleWorld,
  device: MemoryDevice,
  steps: readonly Step[],
  change: (share: number) => Promise<void>,
): Promise<Bill> {
  const counted: Record<string, number> = {};
  const client = createClient({
    ...surroundings(device),
    backend: counting(emulator.visitor(), counted),
    hints: createMemoryStorage(),
  });
  await client.restore();
  await client.allRestored();
  const close = connectClient(client);
  const allLive = () =>
    Object.values(client.store.getState().scopes.byKey).every(({ status }) => status === 'live');
  const settled = async () => {
    do await wait(400);
    while (!allLive());
  };
  let looked = 0;
  await walk(steps, {
    client,
    event: world.event,
    player: world.player,
    matches: world.server.all('match') as unknown as readonly Match[],
    pass: async (seconds) => {
      await settled();
      // The first moment of a page.
      if (seconds === 1) return;
      looked += 1;
      await change(looked / steps.length);
      await settled();
    },
    sleep: () => Promise.reject(new Error('Nobody sleeps here')),
  });
  await client.flush();
  close();
  return counted;
}

let emulator: ContractWorld;
beforeEach(async () => {
  emulator = await createEmulatorWorld();
});
afterEach(() => emulator.dispose());

test('the simulation counts the documents that real listeners are sent', async () => {
  const simulated = await onFake();
  const real = await onEmulator(emulator);
  expect(simulated.first['matchesOfSport']).toBe(matches);
  expect(simulated.second['players']).toBeLessThan(15);
  expect(withoutNames(real)).toEqual(withoutNames(simulated));
  // The real visit is over in seconds: a name that comes again may still be followed, and is then not read again.
  for (const visit of ['first', 'second'] as const) {
    expect(real[visit]['profile'] ?? 0).toBeLessThanOrEqual(simulated[visit]['profile'] ?? 0);
  }
  expect(real.second['profile']).toBeGreaterThan(0);
});

const withoutNames = ({ first, second }: Seen) => [first, second].map(({ profile: _, ...others }) => others);
