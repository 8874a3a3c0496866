import { userId } from '@/model/ids';
import { event } from '@test/support/factories';
import { createFakeBackend } from '@test/support/fakeBackend';
import { FakeServer } from '@test/support/fakeServer';
import { follow } from '@test/support/follow';
import { describeAccounts } from './accountContract';
import { describeActs } from './actContract';
import { describeApply } from './applyContract';
import { describeEventCommands } from './eventCommandContract';
import { describeBackend } from './backendContract';
import { describeOwnAccount } from './ownAccountContract';
import { describeReports } from './reportContract';
import { send, type ContractWorld } from './contractWorld';

async function createFakeWorld(): Promise<ContractWorld> {
  const server = new FakeServer();
  let users = 0;
  return {
    name: 'fake',
    visitor: () => createFakeBackend({ server }),
    user: async (role) => {
      const backend = createFakeBackend({ server });
      users += 1;
      const email = `${role}${users}@example.com`;
      await backend.auth.signUp(email, 'secret1', role);
      const uid = server.account((account) => account.email === email)!.uid;
      if (role === 'moderator') server.setModerator(uid, true);
      return { backend, uid, email, password: 'secret1' };
    },
    now: () => server.now,
    put: async (entity, ...docs) => server.set(entity, ...docs),
    bury: async (entity, id, updatedAt) => server.bury(entity, id, updatedAt),
    erase: async (entity, id) => server.delete(entity, id),
    putBroken: async (entity, id, fields) => server.put(entity, { ...fields, id }),
    read: async (entity, id) => server.get(entity, id),
    setModerator: async (uid, moderator) => server.setModerator(uid, moderator),
    verify: async (uid) => server.verify(uid),
    setAdmin: async (uid) => server.setAdmin(uid),
    addNews: async (uid, news) => server.addNews(uid, news),
    dispose: async () => undefined,
  };
}

describeBackend('the fake backend', createFakeWorld);

describe('the server functions of the fake backend', () => {
  let world: ContractWorld;
  beforeEach(async () => {
    world = await createFakeWorld();
  });
  describeApply(() => world);
  describeAccounts(() => world);
  describeEventCommands(() => world);
  describeActs(() => world);
  describeReports(() => world);
  describeOwnAccount(() => world);
});

describe('the controls of the fake backend', () => {
  const signedIn = () => {
    const server = new FakeServer();
    const { uid } = server.addAccount({ email: 'a@example.com', password: '', name: 'A', moderator: true });
    server.set('event', event('e1', { valid: 0 }));
    return { server, uid, backend: createFakeBackend({ server, uid }) };
  };
  const approve = { kind: 'approveEvent', eventId: event('e1').id } as const;

  test('what is held back comes as one snapshot', async () => {
    const { server, backend } = signedIn();
    const seen = follow(backend, { kind: 'events' });
    await seen.until(({ docs }) => docs.has('e1'));
    const before = seen.snapshots.length;
    backend.hold();
    server.set('event', event('e2', { updatedAt: 2_000 }));
    await Promise.resolve();
    server.set('event', event('e3', { updatedAt: 2_000 }));
    await Promise.resolve();
    expect(seen.snapshots).toHaveLength(before);
    backend.release();
    await seen.until(({ docs }) => docs.has('e3'));
    expect(seen.snapshots).toHaveLength(before + 1);
  });

  test('offline nothing arrives and nothing is sent', async () => {
    const { server, backend, uid } = signedIn();
    backend.setOnline(false);
    const seen = follow(backend, { kind: 'events' });
    await expect(send({ backend, uid }, approve)).rejects.toMatchObject({ code: 'unavailable' });
    expect(seen.snapshots).toEqual([]);
    backend.setOnline(true);
    await seen.until(({ docs }) => docs.has('e1'));
    expect(server.reads).toBeGreaterThan(0);
  });

  test('a refused commit has no effect, one whose answer is lost has', async () => {
    const { server, backend, uid } = signedIn();
    backend.failNext('unavailable');
    await expect(send({ backend, uid }, approve)).rejects.toMatchObject({ code: 'unavailable' });
    expect(server.get('event', 'e1')).toMatchObject({ valid: 0 });
    backend.failNext('unavailable', 'afterwards');
    await expect(send({ backend, uid }, approve)).rejects.toMatchObject({ code: 'unavailable' });
    expect(server.get('event', 'e1')).toMatchObject({ valid: 1 });
  });

  test('a hanging commit ends when it is given up', async () => {
    const { backend, uid } = signedIn();
    const giveUp = backend.hang();
    const sending = send({ backend, uid }, approve);
    giveUp();
    await expect(sending).rejects.toMatchObject({ code: 'deadline-exceeded' });
    expect(backend.sent).toHaveLength(1);
  });

  test('a private scope ends when its user signs out', async () => {
    const { backend, uid } = signedIn();
    const seen = follow(backend, { kind: 'ownDeltas', uid: userId(uid) });
    await seen.until(({ snapshots }) => snapshots.length > 0);
    backend.become(undefined);
    await seen.until(({ errors }) => errors.length > 0);
    expect(backend.followed()).toBe(0);
  });
});
