import { send, type ContractWorld } from '@test/backend/contractWorld';
import { event, match, player } from '@test/support/factories';
import { follow } from '@test/support/follow';
import { describeBackend } from '@test/backend/backendContract';
import { createEmulatorWorld } from './emulatorWorld';

jest.setTimeout(20_000);

describeBackend('the Firebase backend', createEmulatorWorld);

describe('the Firebase backend, beyond the contract', () => {
  let world: ContractWorld;
  beforeEach(async () => {
    world = await createEmulatorWorld();
  });
  afterEach(() => world.dispose());

  test('fills a wide scope by pages and says when it is complete', async () => {
    const many = Array.from({ length: 1_001 }, (_, at) => player(`p${at}`, { updatedAt: 1_000 + (at >> 4) }));
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
      ['reset', 500],
      ['added', 500],
      ['added', 1],
    ]);
    expect(seen.docs.size).toBe(1_001);
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

  test('deletes an event of more matches than one transaction may write', async () => {
    const moderator = await world.user('moderator');
    const matches = Array.from({ length: 401 }, (_, at) => match(`m${at}`));
    await world.put('event', event('e1'));
    await world.put('match', ...matches);
    await send(moderator, { kind: 'deleteEvent', eventId: event('e1').id });
    const seen = follow(moderator.backend, { kind: 'matchesOfEvent', event: event('e1').id });
    await seen.until(({ snapshots }) => snapshots.length > 0);
    expect(seen.docs.size).toBe(0);
    expect(await world.read('match', 'm400')).toMatchObject({ deleted: true });
    expect(await world.read('event', 'e1')).toMatchObject({ deleted: true });
  });
});
