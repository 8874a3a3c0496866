import type { Scope } from '@/backend/scope';
import { sportId } from '@/model/ids';
import type { ContractWorld } from '@test/backend/contractWorld';
import { event, match, player } from '@test/support/factories';
import { follow, markAfter } from '@test/support/follow';
import { announceRestoration } from '../../backup/announceRestoration';
import { project, storedMatch } from './backupWorld';
import { createEmulatorWorld } from '@test/firebase/backend/emulatorWorld';

jest.setTimeout(240_000);

let world: ContractWorld;
beforeEach(async () => {
  world = await createEmulatorWorld();
});
afterEach(() => world.dispose());

const wide: readonly (readonly [string, Scope])[] = [
  ['player/restored-b1', { kind: 'players' }],
  ['event/restored-b1', { kind: 'events' }],
  ['match/restored-b1-armw', { kind: 'matchesOfSport', sport: sportId('armw') }],
];

async function* restored() {
  yield storedMatch(1);
}

test('an open page and one that goes on from a later state are told by what restoring writes, and when it was', async () => {
  const { database } = project(world.name);
  await world.put('player', player('p1', { updatedAt: 2_000 }));
  await world.put('event', event('e1', { updatedAt: 2_000 }));
  await world.put('match', match('m1', { updatedAt: 2_000 }));
  const device = world.visitor();
  const open = wide.map(([, scope]) => follow(device, scope));
  for (const seen of open) await seen.until(({ snapshots }) => snapshots.some(({ complete }) => complete));
  const marks = open.map((seen) => markAfter(seen, undefined));
  expect(open.flatMap(({ snapshots }) => snapshots).filter(({ restoredAt }) => restoredAt)).toEqual([]);

  const services = { database, pace: async () => undefined };
  await announceRestoration(services, 'b1', restored(), { path: 'restoration/b1', fields: {} });
  const returning = world.visitor();
  for (const [at, [path, scope]] of wide.entries()) {
    const time = (await database.get(path))?.fields['updatedAt']?.['timestampValue'];
    const restoredAt = Date.parse(String(time));
    for (const seen of [open[at], follow(returning, scope, marks[at])]) {
      await seen?.until(({ snapshots }) => snapshots.some((one) => one.restoredAt !== undefined));
      const told = seen?.snapshots.flatMap((one) => (one.restoredAt === undefined ? [] : [one.restoredAt]));
      expect(told?.map(Math.floor)).toEqual([restoredAt]);
      seen?.stop();
    }
  }
});
