import 'fake-indexeddb/auto';
import '@test/support/browserLocks';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInSports } from '@/model/sports';
import { newDevice } from '@test/support/newDevice';
import { cloningInOwnRealm } from '@test/support/ownRealm';
import { storedRows } from '@test/support/storedRows';

cloningInOwnRealm();

const arrays = { Uint8Array, Uint16Array, Uint32Array, Float64Array };

/** The records and the unsent edit of a device as version 5 wrote them, the last one before sports were documents. */
const written = JSON.parse(readFileSync(join(__dirname, 'rows5.json'), 'utf8'), (_, value: unknown) => {
  const [only, ...rest] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (rest.length > 0 || only === undefined || !Object.hasOwn(arrays, only[0])) return value;
  return arrays[only[0] as keyof typeof arrays].from(only[1] as number[]);
}) as Record<'records' | 'commands', Readonly<Record<string, unknown>>>;

async function deviceOfVersion5() {
  const device = newDevice();
  for (const name of ['records', 'commands'] as const)
    for (const [key, value] of Object.entries(written[name])) await device.store(name).setItem(key, value);
  return device;
}

test('a device of version 5 has its rows, marks and unsent edits, and keeps sports beside them', async () => {
  expect(written.records['head']).toMatchObject({ version: 5 });
  const { open } = await deviceOfVersion5();
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
