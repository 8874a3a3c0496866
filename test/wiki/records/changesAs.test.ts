import fc from 'fast-check';
import { emptyTable, tableDelete, tableSet, type Table } from '@/lib/table';
import { TableMap } from '@/lib/tableMap';
import { nobody, type AllIdentities } from '@/model/identity/identities';
import { matchId, playerId } from '@/model/ids';
import type { Match } from '@/model/records/records';
import type { Change } from '@/overlay/change';
import { createMatchChanges } from '@/wiki/records/changesAs';
import { match } from '@test/support/factories';
import { runs } from '@test/support/property';

interface World {
  readonly rows: Table<Match>;
  readonly changes: TableMap<Change<Match>>;
  readonly identities: AllIdentities;
}
type Step = (world: World) => World;

const [aMatch, aPlayer] = [fc.constantFrom('m1', 'm2', 'm3'), fc.constantFrom('a', 'b', 'c')];
const fought = (id: string, one: string, two: string) =>
  match(id, {
    player1: { id: playerId(one), name: one, score: 2 },
    player2: { id: playerId(two), name: two, score: 1 },
  });
const laid = (world: World, change: Change<Match>): World => ({
  ...world,
  changes: world.changes.with([[change.id, change]]),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(aMatch, aPlayer, aPlayer).map(([id, one, two]): Step => (world) => ({
    ...world,
    rows: tableSet(world.rows, [[id, fought(id, one, two)]]),
  })),
  aMatch.map((id): Step => (world) => ({ ...world, rows: tableDelete(world.rows, [id]) })),
  fc.tuple(aMatch, fc.constantFrom('player1.id', 'player2.id'), aPlayer).map(
    ([id, path, value]): Step =>
      (world) =>
        laid(world, { kind: 'patch', id, patch: [{ path, value }] }),
  ),
  fc.tuple(aMatch, fc.nat(3)).map(
    ([id, value]): Step =>
      (world) =>
        laid(world, { kind: 'patch', id, patch: [{ path: 'player1.score', value }] }),
  ),
  fc.tuple(aMatch, aPlayer, aPlayer).map(
    ([id, one, two]): Step =>
      (world) =>
        laid(world, { kind: 'set', id, value: fought(id, one, two) }),
  ),
  aMatch.map((id): Step => (world) => ({ ...world, changes: world.changes.without([id]) })),
  fc.tuple(aPlayer, fc.option(aPlayer), fc.boolean()).map(([id, as, isDouble]): Step => (world) => ({
    ...world,
    identities: {
      ...nobody,
      players: new Map(as === null || as === id ? [] : [[id, { id: playerId(as), name: `${as} now` }]]),
      doubles: new Map(isDouble ? [['m2', { id: matchId('m1') }]] : []),
    },
  })),
);

test('after any history changes are what they are without one, and an edit keeps those of other matches', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const kept = createMatchChanges();
      let world: World = { rows: emptyTable(), changes: new TableMap(), identities: nobody };
      let before = new Map<string, Change<Match>>();
      for (const next of steps) {
        const last = world;
        world = next(world);
        const isTurned = () => false;
        const now = new Map(kept(world.changes, world.identities, world.rows, isTurned));
        expect(now).toEqual(
          new Map(createMatchChanges()(world.changes, world.identities, world.rows, isTurned)),
        );
        if (world.identities === last.identities && world.rows === last.rows && now.size === before.size)
          for (const [id, change] of now)
            if (id !== 'm1' && world.changes.get(id) === last.changes.get(id))
              expect(change).toBe(before.get(id));
        before = now;
      }
    }),
    runs(200),
  );
});
