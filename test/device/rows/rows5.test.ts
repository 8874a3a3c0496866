import 'fake-indexeddb/auto';
import '@test/support/browserLocks';
import { builtInSports } from '@/model/sports';
import { deviceOfBefore } from '@test/support/deviceOfBefore';
import { cloningInOwnRealm } from '@test/support/ownRealm';
import { storedRows } from '@test/support/storedRows';

cloningInOwnRealm();

test('a device of version 5, the last one before sports were documents, has its rows, marks and unsent edits, and keeps sports beside them', async () => {
  const { open, written } = await deviceOfBefore(5);
  expect(written['head']).toMatchObject({ version: 5 });
  const before = await storedRows(open());
  const ids = (rows: typeof before) =>
    Object.entries(rows.entities).map(([entity, { docs }]) => [entity, docs.map(({ id }) => id)]);
  expect(Object.fromEntries(ids(before))).toMatchObject({ event: ['e1'], match: ['m1'], player: ['ann'] });
  expect(before.marks).toEqual({
    players: { watermark: 1_000 },
    events: { watermark: 1_200 },
    'matchesOfSport/armw': { watermark: 1_500 },
  });
  expect((await open().loadCommands()).commands.map(({ id }) => id)).toEqual(['c1']);
  expect((await open().open()).damaged).toBe(false);

  const rows = open();
  await rows.append([{ entity: 'sport', scope: 'sports', event: { kind: 'reset', docs: builtInSports } }]);
  await rows.fold(() => []);
  const after = await storedRows(open());
  expect(after.entities.sport.docs).toEqual(builtInSports);
  expect(after.entities.player).toEqual(before.entities.player);
  expect(after.marks).toEqual(before.marks);
});
