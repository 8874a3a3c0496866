import type { Backend } from '@/backend/backend';
import type { Resume } from '@/backend/snapshot';
import type { ContractWorld } from '@test/backend/contractWorld';
import { player } from '@test/support/factories';
import { follow, markAfter } from '@test/support/follow';
import { createEmulatorWorld } from './emulatorWorld';

jest.setTimeout(240_000);

let world: ContractWorld;
beforeEach(async () => {
  world = await createEmulatorWorld();
});
afterEach(() => world.dispose());

/**
 * Follows the players until the server has answered in full; gives the count of delivered documents and the watermark
 * after it.
 */
async function visit(device: Backend, mark: Resume | undefined) {
  const seen = follow(device, { kind: 'players' }, mark);
  await seen.until(({ snapshots }) => snapshots.some(({ complete }) => complete));
  seen.stop();
  const delivered = seen
    .events()
    .reduce((count, event) => count + (event.kind === 'removed' ? event.ids : event.docs).length, 0);
  return { delivered, mark: markAfter(seen, mark) };
}

const count = 620;

test('a returning visit is delivered what changed and nothing else', async () => {
  const players = Array.from({ length: count }, (_, at) => player(`p${at}`, { updatedAt: 1_000 }));
  await world.put('player', ...players);
  // One connection for all visits: the SDK drops data without listeners.
  const device = world.visitor();
  let last = await visit(device, undefined);
  expect(last.delivered).toBe(count);
  for (const changed of [0, 10, 500]) {
    const time = 100_000 + changed * 1_000;
    await world.put('player', ...players.slice(0, changed).map((doc) => ({ ...doc, updatedAt: time })));
    last = await visit(device, last.mark);
    expect(last.delivered).toBe(changed);
  }
});
