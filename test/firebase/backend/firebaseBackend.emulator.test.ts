import { pageSize } from '@/model/published/pageSize';
import type { ContractWorld } from '@test/backend/contractWorld';
import { player } from '@test/support/factories';
import { follow } from '@test/support/follow';
import { describeBackend } from '@test/backend/backendContract';
import { createEmulatorWorld } from './emulatorWorld';

describeBackend('the Firebase backend', () => createEmulatorWorld());

describe('the Firebase backend, beyond the contract', () => {
  let world: ContractWorld;
  beforeEach(async () => {
    world = await createEmulatorWorld();
  });
  afterEach(() => world.dispose());

  test('fills a wide scope by pages and says when it is complete', async () => {
    const many = Array.from({ length: 2 * pageSize + 1 }, (_, at) =>
      player(`p${at}`, { updatedAt: 1_000 + (at >> 4) }),
    );
    await world.put('player', ...many);
    const seen = follow(world.visitor(), { kind: 'players' });
    await seen.until(({ snapshots }) => snapshots.some(({ complete }) => complete));
    expect(seen.snapshots.slice(0, 3).map(({ complete }) => complete)).toEqual([false, false, true]);
    expect(
      seen
        .events()
        .slice(0, 3)
        .map((event) => [event.kind, 'docs' in event && event.docs.length]),
    ).toEqual([
      ['reset', pageSize],
      ['added', pageSize],
      ['added', 1],
    ]);
    expect(seen.docs.size).toBe(2 * pageSize + 1);
  });

  test('what is deleted while the pages arrive does not stay', async () => {
    const many = Array.from({ length: 501 }, (_, at) => player(`p${at}`, { updatedAt: 1_000 + at }));
    await world.put('player', ...many);
    const seen = follow(world.visitor(), { kind: 'players' });
    await seen.until(({ snapshots }) => snapshots.length === 1);
    await world.bury('player', 'p0', 9_000);
    await seen.until(({ docs, snapshots }) => snapshots.some(({ complete }) => complete) && !docs.has('p0'));
    expect(seen.docs.size).toBe(500);
  });

  test('makes the account of one who got a role before the first visit, and keeps the role', async () => {
    const { backend, uid, email, password } = await world.user('editor');
    await backend.auth.signOut();
    await world.erase('profile', uid);
    await world.erase('user', uid);
    await world.setModerator(uid, true);
    await backend.auth.signInWithPassword(email, password);
    const seen = follow(backend, { kind: 'profile', uid });
    await seen.until(({ docs }) => docs.size === 1);
    expect(await world.read('user', uid)).toEqual({
      id: uid,
      name: 'editor',
      email,
      created: expect.any(Number),
      claimsAt: expect.any(Number),
    });
  });
});
