import 'fake-indexeddb/auto';
import '@test/support/browserLocks';
import fc from 'fast-check';
import { needRepair, unsureAmong } from '@/device/columns/needRepair';
import { rowsVersion } from '@/device/base/version';
import { NewerRowsError, type JournalEntry } from '@/backend/rows';
import { command, upsert } from '@test/support/commands';
import { delta, event, match, player, profile } from '@test/support/factories';
import { newDevice } from '@test/support/newDevice';
import { cloningInOwnRealm } from '@test/support/ownRealm';
import { runs } from '@test/support/property';
import { allOf, storedRows } from '@test/support/storedRows';

const nothingFirst = () => [];

const players = (ids: readonly string[], at: number, since?: number): JournalEntry => ({
  entity: 'player',
  scope: 'players',
  event: {
    kind: since === undefined ? 'reset' : 'added',
    docs: ids.map((id) => player(id, { updatedAt: at })),
  },
  ...(since !== undefined && { since }),
  watermark: at,
});

const events: JournalEntry = {
  entity: 'event',
  scope: 'events',
  event: { kind: 'reset', docs: [event('e1')] },
  watermark: 1_000,
};

cloningInOwnRealm();
const warn = jest.spyOn(console, 'warn');
beforeAll(() => {
  warn.mockImplementation(() => undefined);
});
afterAll(() => {
  warn.mockRestore();
});

test('a damaged record is given up with the marks that vouch for it, and everything else stays', async () => {
  const { rows, open, store } = newDevice();
  await rows.append([players(['ann'], 1_000), events]);
  await rows.fold(nothingFirst);
  await store('records').setItem('player/0/0', { version: rowsVersion, count: 'many' });
  const opened = await open().open();
  const took: string[] = [];
  const lost = await opened.readRest(
    ({ rows: { docs } }) => took.push(...docs.map(({ id }) => String(id))),
    async () => undefined,
  );
  expect(took).toEqual(['e1']);
  expect(lost).toEqual(['players']);
  const { entities, marks } = await storedRows(open());
  expect(entities.event.docs.map(({ id }) => id)).toEqual(['e1']);
  expect(marks).toEqual({ events: { watermark: 1_000 } });
});

test('after it was given up, what another tab still appends does not vouch for the lost rows', async () => {
  const { rows, open, store } = newDevice();
  await rows.append([players(['ann'], 1_000)]);
  await rows.fold(nothingFirst);
  await store('records').setItem('player/0/0', 'damaged');
  await allOf(await open().open());
  await rows.append([players(['bea'], 2_000, 1_000)]);
  await rows.fold(nothingFirst);
  expect((await storedRows(open())).marks).toEqual({});
  await rows.append([players(['ann', 'bea'], 2_000)]);
  await rows.fold(nothingFirst);
  expect(await storedRows(open())).toMatchObject({ marks: { players: { watermark: 2_000 } } });
});

test('a fold that meets a damaged record gives it up alone, and names the scopes that have to be read again', async () => {
  const { rows, open, store } = newDevice();
  await rows.append([players(['ann'], 1_000), events]);
  await rows.fold(nothingFirst);
  await store('records').setItem('player/0/0', { version: rowsVersion });
  await rows.append([players(['bea'], 2_000, 1_000)]);
  expect(await rows.fold(nothingFirst)).toEqual(['players']);
  const { entities, marks } = await storedRows(open());
  expect(entities.player.docs.map(({ id }) => id)).toEqual(['bea']);
  expect(entities.event.docs.map(({ id }) => id)).toEqual(['e1']);
  expect(marks).toEqual({ events: { watermark: 1_000 } });
});

test('without a head the rows are found by the index, and nothing vouches for them', async () => {
  const { rows, open, store } = newDevice();
  await rows.append([players(['ann'], 1_000)]);
  await rows.fold(nothingFirst);
  await store('records').setItem('head', 'damaged');
  expect((await open().open()).damaged).toBe(true);
  const { entities, marks } = await storedRows(open());
  expect(entities.player.docs.map(({ id }) => id)).toEqual(['ann']);
  expect(marks).toEqual({});
  expect((await open().open()).damaged).toBe(false);
});

test.each([[[null]], [[['player']]], [[['nothing', {}]]]])(
  'a head whose first screen is %j is made anew, and the rows are found',
  async (first) => {
    const { rows, open, store } = newDevice();
    await rows.append([players(['ann'], 1_000)]);
    await rows.fold(nothingFirst);
    const head = await store('records').getItem<object>('head');
    await store('records').setItem('head', { ...head, first });
    const shown = jest.fn();
    expect(await open().open(shown)).toMatchObject({ marks: {}, damaged: true });
    expect(shown.mock.calls).toEqual([[[]]]);
    expect((await storedRows(open())).entities.player.docs).toMatchObject([{ id: 'ann' }]);
  },
);

test('a first screen with a document of another shape is left out, and the rows are found', async () => {
  const { rows, open, store } = newDevice();
  await rows.append([players(['ann'], 1_000)]);
  await rows.fold(() => [{ entity: 'player', rows: { docs: [player('ann')], held: { players: ['ann'] } } }]);
  const head = await store('records').getItem<{ first: [string, object][] }>('head');
  const broken = head?.first.map(([entity, table]) => [entity, { ...table, whole: [{ id: 'ann' }] }]);
  await store('records').setItem('head', { ...head, first: broken });
  const shown = jest.fn();
  expect(await open().open(shown)).toMatchObject({ damaged: true });
  expect(shown.mock.calls).toEqual([[[]]]);
  expect((await storedRows(open())).entities.player.docs).toMatchObject([{ id: 'ann' }]);
});

test('without head and index the rows are given up', async () => {
  const { rows, open, store } = newDevice();
  await rows.append([players(['ann'], 1_000)]);
  await rows.fold(nothingFirst);
  await store('records').setItem('head', 'damaged');
  await store('records').setItem('index', 'damaged');
  expect((await storedRows(open())).entities.player.docs).toEqual([]);
  expect(await store('records').keys()).toEqual(['head']);
});

test('a damaged index is made anew by the next fold', async () => {
  const { rows, open, store } = newDevice();
  await rows.append([players(['ann', 'bea'], 1_000)]);
  await rows.fold(nothingFirst);
  const before = await store('records').getItem('index');
  await store('records').setItem('index', { version: rowsVersion, tables: { player: 3 } });
  await rows.append([players(['ann', 'bea'], 1_000)]);
  await rows.fold(nothingFirst);
  expect(await store('records').getItem('index')).toEqual(before);
  expect((await storedRows(open())).entities.player.docs).toHaveLength(2);
});

test('a damaged journal record is passed over, and no mark from before it counts', async () => {
  const { rows, open, journal } = newDevice();
  await rows.append([players(['ann'], 1_000)]);
  await journal.append({ version: rowsVersion, entries: [{ entity: 'player' }] });
  await rows.append([players(['bea'], 2_000, 1_000), events]);
  const opened = await open().open();
  expect(opened.damaged).toBe(true);
  const { entities } = await storedRows(open());
  expect(entities.player.docs.map(({ id }) => id)).toEqual(['ann', 'bea']);
  expect(opened.marks).toEqual({ events: { watermark: 1_000 } });
  expect(await rows.fold(nothingFirst)).toEqual(expect.arrayContaining(['players']));
  expect((await open().open()).marks).toEqual({ events: { watermark: 1_000 } });
});

test('what a later version has stored is neither read nor touched, and commands are stored beside it', async () => {
  const { rows, open, store } = newDevice();
  await rows.append([players(['ann'], 1_000)]);
  await rows.fold(nothingFirst);
  const newer = { version: rowsVersion + 1, somethingElse: true };
  await store('records').setItem('head', newer);
  await rows.append([players(['bea'], 2_000, 1_000)]);
  await expect(open().open()).rejects.toThrow(NewerRowsError);
  await expect(open().fold(nothingFirst)).rejects.toThrow(NewerRowsError);
  expect(await store('records').getItem('head')).toEqual(newer);
  expect((await store('records').keys()).sort()).toEqual(['head', 'index', 'player/0/0', 'texts', 'texts/0']);
  await store('commands').setItem('c9', { ...command('c9'), version: rowsVersion + 1 });
  await rows.putCommand(command('c1'));
  expect(await open().loadCommands()).toEqual({ commands: [command('c1')], unreadable: ['c9'] });
});

function broken(value: unknown, path: readonly number[], junk: unknown): unknown {
  const [at = 0, ...rest] = path;
  if (path.length === 0 || typeof value !== 'object' || value === null || ArrayBuffer.isView(value))
    return junk;
  const keys = Object.keys(value);
  const key = keys[at % Math.max(1, keys.length)];
  if (key === undefined) return junk;
  const part = broken((value as Readonly<Record<string, unknown>>)[key], rest, junk);
  if (Array.isArray(value)) return value.map((each: unknown, index) => (String(index) === key ? part : each));
  return { ...value, [key]: part };
}

const junk = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, 0, -1, NaN, '', 'x', [], {}, true, [null], { id: 'a' }),
  fc.jsonValue(),
);

test('wherever bytes are damaged, the app opens, heals itself, and shows nothing that is no document', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('head', 'index', 'player/0/0', 'match/0/0', 'delta/0/0', 'journal', 'command'),
      fc.array(fc.nat(30), { maxLength: 7 }),
      junk,
      async (where, path, put) => {
        const { rows, open, store, journal } = newDevice();
        await rows.append([
          players(['ann', 'bea', 'cat', 'dan'], 1_000),
          events,
          { entity: 'match', scope: 'm', event: { kind: 'added', docs: [match('m1'), match('m2')] } },
          { entity: 'delta', scope: 'd', event: { kind: 'added', docs: [delta('d1')] } },
          { entity: 'profile', scope: 'p', event: { kind: 'added', docs: [profile('u1')] } },
        ]);
        await rows.fold(() => [
          { entity: 'player', rows: { docs: [player('ann')], held: { players: ['ann'] } } },
        ]);
        await rows.append([players(['eve'], 2_000, 1_000)]);
        await rows.putCommand(upsert('d1'));
        await rows.putCommand(command('c2'));
        // The database cannot lose a whole value without its key.
        fc.pre(!(where === 'command' && path.length === 0 && put == null));
        if (where === 'command') {
          await store('commands').setItem('c1', broken(await store('commands').getItem('c1'), path, put));
        } else if (where === 'journal') {
          const [entry] = await journal.read(0, 1);
          await journal.append(broken(entry?.record, path, put));
        } else {
          const records = store('records');
          await records.setItem(where, broken(await records.getItem(where), path, put));
        }
        const check = async () => {
          const all = await allOf(await open().open()).catch((error: unknown) => {
            // Damage may turn the version into a later one: then nothing is changed.
            if (!(error instanceof NewerRowsError)) throw error;
          });
          for (const [entity, { docs }] of Object.entries(all?.entities ?? {}))
            expect(await needRepair(unsureAmong(entity as 'player', docs))).toBe(false);
        };
        await check();
        await open()
          .fold(nothingFirst)
          .catch((error: unknown) => expect(error).toBeInstanceOf(NewerRowsError));
        await check();
        const { commands, unreadable } = await open().loadCommands();
        expect(commands.length + unreadable.length).toBe(2);
        expect(commands).toContainEqual(command('c2'));
      },
    ),
    runs(150),
  );
});
