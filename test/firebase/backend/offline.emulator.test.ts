import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { createFirebaseBackend } from '@/firebase/firebaseBackend';
import { noWatches } from '@/model/news/watches';
import { userId } from '@/model/ids';
import { event, match } from '@test/support/factories';
import { follow } from '@test/support/follow';
import { send, type ContractWorld } from '@test/backend/contractWorld';
import { authAddress, createEmulatorWorld, firestoreAddress } from './emulatorWorld';

async function createNetwork(to: { readonly host: string; readonly port: number }) {
  const sockets = new Set<Socket>();
  let refuse: (() => void) | undefined;
  const server = createServer((near) => {
    if (refuse) {
      near.destroy();
      refuse();
      return;
    }
    const far = connect(to.port, to.host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  /**
   * `givenUp` resolves after two attempts: the first one makes the SDK give up, and it would answer from its empty
   * cache.
   */
  const close = () => {
    const givenUp = new Promise<void>((resolve) => {
      let attempts = 0;
      refuse = () => {
        attempts += 1;
        if (attempts === 2) resolve();
      };
    });
    sockets.forEach((socket) => socket.destroy());
    sockets.clear();
    return { givenUp };
  };
  return {
    port: (server.address() as AddressInfo).port,
    open: () => void (refuse = undefined),
    close,
    end: () => {
      close();
      server.close();
    },
  };
}

describe('without a network', () => {
  let world: ContractWorld;
  let network: Awaited<ReturnType<typeof createNetwork>>;
  let wayToAuth: Awaited<ReturnType<typeof createNetwork>>;
  let backend: ReturnType<typeof createFirebaseBackend>;

  beforeEach(async () => {
    // The SDK logs that it is offline, which is the subject of these tests.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    world = await createEmulatorWorld();
    network = await createNetwork(firestoreAddress);
    const { hostname, port } = new URL(authAddress);
    wayToAuth = await createNetwork({ host: hostname, port: Number(port) });
    backend = createFirebaseBackend({
      options: { projectId: world.name, apiKey: 'fake', appId: 'fake' },
      emulators: {
        auth: `http://127.0.0.1:${wayToAuth.port}`,
        firestore: { host: '127.0.0.1', port: network.port },
        functions: { host: '127.0.0.1', port: 5001 },
      },
      name: `${world.name}-offline`,
    });
  });
  afterEach(async () => {
    await backend.dispose();
    network.end();
    wayToAuth.end();
    await world.dispose();
    jest.restoreAllMocks();
  });

  test('nothing is taken for an empty answer; the first one comes with the network', async () => {
    await world.put('event', event('e1'));
    await world.put('match', match('m1'));
    const { givenUp } = network.close();
    const wide = follow(backend, { kind: 'events' });
    const resumed = follow(backend, { kind: 'events' }, { watermark: 500 });
    const narrow = follow(backend, { kind: 'matchesOfEvent', event: event('e1').id });
    await givenUp;
    expect([wide, resumed, narrow].flatMap(({ snapshots, errors }) => [...snapshots, ...errors])).toEqual([]);
    network.open();
    await Promise.all([wide, resumed, narrow].map((seen) => seen.until(({ docs }) => docs.size === 1)));
    expect(wide.events()[0]?.kind).toBe('reset');
    expect(narrow.events()[0]?.kind).toBe('reset');
  });

  test('what was seen stays, and what changed meanwhile arrives later', async () => {
    await world.put('match', match('m1'), match('m2'));
    const seen = follow(backend, { kind: 'matchesOfEvent', event: event('e1').id });
    await seen.until(({ docs }) => docs.size === 2);
    const { givenUp } = network.close();
    await world.erase('match', 'm1');
    await world.put('match', match('m3'));
    await givenUp;
    expect(seen.ids()).toEqual(['m1', 'm2']);
    network.open();
    await seen.until(({ ids }) => ids().join() === 'm2,m3');
    expect(seen.events().filter(({ kind }) => kind === 'reset')).toHaveLength(1);
  });

  test('the account of a first sign-in is made when the network is back', async () => {
    network.close();
    await backend.auth.signUp(`new@${world.name}.example`, 'secret1', 'Nora');
    const uid = await new Promise<string>((resolve) =>
      backend.auth.subscribe((user) => user && resolve(user.uid)),
    );
    expect(await world.read('profile', uid)).toBeUndefined();
    network.open();
    const profile = follow(backend, { kind: 'profile', uid: userId(uid) });
    await profile.until(({ docs }) => docs.size === 1);
    expect(await world.read('user', uid)).toMatchObject({ name: 'Nora' });
  });

  test('a command is refused in a way that allows another attempt', async () => {
    await backend.auth.signUp(`sender@${world.name}.example`, 'secret1', 'Sena');
    const uid = await new Promise<string>((resolve) =>
      backend.auth.subscribe((user) => user && resolve(user.uid)),
    );
    network.close();
    await expect(
      send({ backend, uid: userId(uid) }, { kind: 'saveProfile', name: 'Sena' }),
    ).rejects.toMatchObject({ code: expect.stringMatching(/^(unavailable|deadline-exceeded|cancelled)$/) });
  });

  test('an edit that waited until its token expired is sent with a new one once the network is back', async () => {
    await backend.auth.signUp(`late@${world.name}.example`, 'secret1', 'Lara');
    const uid = userId(
      await new Promise<string>((resolve) => backend.auth.subscribe((user) => user && resolve(user.uid))),
    );
    const own = follow(backend, { kind: 'profile', uid });
    await own.until(({ docs }) => docs.size === 1);
    own.stop();
    const uncaught = jest.fn();
    process.on('unhandledRejection', uncaught);
    network.close();
    wayToAuth.close();
    const hours = jest.spyOn(Date, 'now').mockImplementation(() => new Date().getTime() + 2 * 3_600_000);

    const saved = backend
      .ask({ kind: 'saveWatches', uid, watches: noWatches })
      .catch((error: unknown) => error);
    await expect(send({ backend, uid }, { kind: 'saveProfile', name: 'Lara B' })).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await saved).toMatchObject({ code: 'unavailable' });

    network.open();
    wayToAuth.open();
    await send({ backend, uid }, { kind: 'saveProfile', name: 'Lara B' });
    hours.mockRestore();
    expect(await world.read('profile', uid)).toMatchObject({ name: 'Lara B' });
    expect(uncaught).not.toHaveBeenCalled();
    process.off('unhandledRejection', uncaught);
  });
});
